import type { Selectable } from 'kysely'
import type { Rate } from '#app/models/tariff.ts'
import type { Read } from '../contract/call.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteTables } from '../db/tables.ts'
import { given, toFlag } from '../site/columns.ts'

export type CarrierRow = Selectable<SiteTables['carriers']>

/** What a carrier asks where, as it is stored. */
export function readRates({ rates }: Pick<CarrierRow, 'rates'>): Rate[] {
  return JSON.parse(rates) as Rate[]
}

/** A stored carrier as its owner sees it. */
export function toCarrier(row: CarrierRow) {
  return {
    id: row.id,
    name: row.name,
    deliveryType: row.delivery_type,
    siteType: row.site_type,
    serviceCode: row.service_code,
    trackingAddress: row.tracking_address,
    isValid: row.is_valid === 1,
    rates: readRates(row).map(({ countries, postalPrefixes, cartons }) => ({
      ...{ countries: [...countries], postalPrefixes: [...postalPrefixes], cartons: [...cartons] },
    })),
    order: row.sort_order,
  }
}

/** The columns that a given carrier fills: only those that were named. */
export function toCarrierColumns(body: Read<Contract['changeCarrier']>['body']) {
  return given({
    name: body.name,
    delivery_type: body.deliveryType,
    site_type: body.siteType,
    service_code: body.serviceCode,
    tracking_address: body.trackingAddress,
    is_valid: toFlag(body.isValid),
    rates: body.rates && JSON.stringify(body.rates),
    sort_order: body.order,
  })
}
