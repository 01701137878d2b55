import type { Selectable } from 'kysely'
import type { Rate } from '#app/models/selling/shipping/tariff.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type CarrierRow = Selectable<SiteTables['carriers']>

/** What a carrier asks where, as it is stored. */
export function readRates({ rates }: Pick<CarrierRow, 'rates'>): Rate[] {
  return JSON.parse(rates) as Rate[]
}
