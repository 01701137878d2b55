import type { Selectable } from 'kysely'
import type { Rate } from '#app/models/selling/shipping/tariff.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type CarrierRow = Selectable<SiteTables['carriers']>

/** What a carrier asks where, as it is stored. */
export function readRates({ rates }: Pick<CarrierRow, 'rates'>): Rate[] {
  const kept = JSON.parse(rates) as (Omit<Rate, 'leastDays' | 'mostDays'> & Partial<Rate>)[]
  // Those that were kept before rates told of days tell none.
  return kept.map(({ leastDays = null, mostDays = null, ...rate }) => ({ ...rate, leastDays, mostDays }))
}
