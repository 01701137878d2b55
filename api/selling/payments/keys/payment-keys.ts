import type { CardMeans } from '#app/models/selling/money/card-means.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import type { PaymentKeys } from '../../../platform/outside/payments.ts'
import type { Sealing } from '../../../platform/outside/sealing.ts'

/** For what a key is sealed: one that was moved to another column opens nothing. */
export const sealingNames = { secret: 'stripe secret key', hook: 'stripe hook secret' } as const

/** The keys of a site's account for card payments; nothing where it has none, or where they cannot be opened. */
export async function findPaymentKeys(read: SiteReader, sealing: Sealing): Promise<PaymentKeys | undefined> {
  const row = await read.selectFrom('payment_providers').selectAll().where('provider', '=', 'STRIPE').executeTakeFirst()
  const secretKey = row && sealing.open(row.secret_key, sealingNames.secret)
  const hookSecret = row && sealing.open(row.hook_secret, sealingNames.hook)
  return secretKey && hookSecret ? { secretKey, hookSecret, isLive: row.is_live === 1, means: readMeans(row) } : undefined
}

/** What a site's page of payment offers. */
export function readMeans({ means }: { means: string }): CardMeans[] {
  return JSON.parse(means) as CardMeans[]
}

/** Whether a key of Stripe, public or secret, moves real money. */
export function isLiveKey(key: string): boolean {
  return key.split('_')[1] === 'live'
}
