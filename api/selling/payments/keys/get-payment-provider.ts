import type { Selectable } from 'kysely'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import { readMeans } from './payment-keys.ts'

/** The account that takes a site's card payments; its secrets stay where they are. */
export const getPaymentProvider: UseCase<Contract['getPaymentProvider']> = async (_given, { read }) => {
  const row = await read.selectFrom('payment_providers').selectAll().where('provider', '=', 'STRIPE').executeTakeFirst()
  return done(row ? toProvider(row) : null)
}

/** A stored account as its owner sees it. */
export function toProvider(row: Omit<Selectable<SiteTables['payment_providers']>, 'site_id'>) {
  const { is_active, public_key, is_live, hook_id, updated_at } = row
  return {
    isActive: is_active === 1,
    publicKey: public_key,
    isLive: is_live === 1,
    isLinked: hook_id !== '',
    means: readMeans(row),
    updatedAt: updated_at,
  }
}
