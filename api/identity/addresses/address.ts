import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { MemberAddress, SavedAddress } from '../../contract/platform/address.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** A stored address as its member sees it. */
export function toAddress(row: Selectable<SiteTables['addresses']>): z.input<typeof SavedAddress> {
  const { id, firstname, lastname, address, city, country, phone } = row
  return { id, firstname, lastname, address, addressPart2: row.address_more, postalCode: row.postal_code, city, country, phone }
}

/** A given address as its columns. */
export function toAddressColumns({ addressPart2 = '', postalCode, phone = '', ...rest }: z.output<typeof MemberAddress>) {
  return { ...rest, address_more: addressPart2, postal_code: postalCode, phone }
}
