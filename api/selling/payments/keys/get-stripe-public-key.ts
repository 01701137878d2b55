import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { readMeans } from './payment-keys.ts'

/** The key that a browser may know of a site's account for card payments; nothing where it takes none. */
export const getStripePublicKey: UseCase<Contract['getStripePublicKey']> = async (_given, { read }) => {
  const row = await read
    .selectFrom('payment_providers')
    .select(['public_key', 'means'])
    .where('provider', '=', 'STRIPE')
    .where('is_active', '=', 1)
    .executeTakeFirst()
  return done(row ? { publicKey: row.public_key, means: readMeans(row) } : null)
}
