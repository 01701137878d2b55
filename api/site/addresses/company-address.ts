import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { addressTypes, type CompanyAddressType } from '#app/models/identity/address-types.ts'
import { addressTypeNames } from '#app/texts/house/settings/addresses.ts'
import type { Address, AddressType } from '../../contract/platform/address.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toDegrees } from '../../platform/resource/columns.ts'

/** A use of an address as callers see it. */
export function toAddressType(type: CompanyAddressType): z.input<typeof AddressType> {
  return { id: type.toLowerCase(), type, value: addressTypeNames[type] }
}

/** A stored address of the company as callers see it; `order` is for its owner. */
export function toCompanyAddress(row: Selectable<SiteTables['company_addresses']>): z.input<typeof Address> & { order: number } {
  const { id, name, address, city, country, phone, email } = row
  const known = new Set(JSON.parse(row.types) as string[])
  return {
    id,
    name,
    address,
    city,
    country,
    phone,
    email,
    addressPart2: row.address_more,
    postalCode: row.postal_code,
    latitude: toDegrees(row.latitude),
    longitude: toDegrees(row.longitude),
    types: addressTypes.filter((type) => known.has(type)).map(toAddressType),
    order: row.sort_order,
  }
}
