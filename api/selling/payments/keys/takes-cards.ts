import type { CardMeans } from '#app/models/selling/money/card-means.ts'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { readMeans } from './payment-keys.ts'

type Provision = Pick<CallContext, 'payments' | 'production' | 'site'>

/** Who takes card payments for a site: Stripe where it has an account there; the practice card on a demo without a real address. */
export async function findCardProvider(
  read: SiteReader,
  { payments, production, site }: Provision,
): Promise<'STRIPE' | 'PRACTICE' | undefined> {
  const row = await read.selectFrom('payment_providers').select('is_active').where('provider', '=', 'STRIPE').executeTakeFirst()
  if (row?.is_active === 1) return payments ? 'STRIPE' : undefined
  return !production && new URL(site.origin).protocol === 'http:' ? 'PRACTICE' : undefined
}

/** Whether orders of a site can be paid by card. */
export async function takesCards(read: SiteReader, ctx: Provision): Promise<boolean> {
  return (await findCardProvider(read, ctx)) !== undefined
}

/** What a page of payment will be paid with where it offers one thing alone; nothing where its buyer chooses there. */
export async function findOnlyMeans(read: SiteReader, ctx: Provision): Promise<CardMeans | ''> {
  if ((await findCardProvider(read, ctx)) === 'PRACTICE') return 'card'
  const row = await read.selectFrom('payment_providers').select('means').where('provider', '=', 'STRIPE').executeTakeFirst()
  const [first, ...others] = row ? readMeans(row) : []
  return first && others.length === 0 ? first : ''
}
