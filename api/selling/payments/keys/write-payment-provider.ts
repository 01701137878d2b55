import type { Insertable } from 'kysely'
import type { SiteWriter } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import { toProvider } from './get-payment-provider.ts'

type Values = Omit<Insertable<SiteTables['payment_providers']>, 'site_id' | 'provider'>

/** Writes down the account that takes a site's card payments, in the place of the one before. */
export async function writePaymentProvider(tx: SiteWriter, values: Values) {
  const row = await tx
    .insertInto('payment_providers')
    .values({ provider: 'STRIPE', ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toProvider(row)
}
