import type { SiteReader } from '../db/database.ts'
import type { Visit } from '../visit.ts'

/** Who takes card payments for a site: Stripe where it has an account there; the practice card on a demo without a real address. */
export async function findCardProvider(
  read: SiteReader,
  { payments, production, site }: Pick<Visit, 'payments' | 'production' | 'site'>,
): Promise<'STRIPE' | 'PRACTICE' | undefined> {
  const row = await read.selectFrom('payment_providers').select('is_active').where('provider', '=', 'STRIPE').executeTakeFirst()
  if (row?.is_active === 1) return payments ? 'STRIPE' : undefined
  return !production && new URL(site.origin).protocol === 'http:' ? 'PRACTICE' : undefined
}

/** Whether orders of a site can be paid by card. */
export async function takesCards(read: SiteReader, visit: Pick<Visit, 'payments' | 'production' | 'site'>): Promise<boolean> {
  return (await findCardProvider(read, visit)) !== undefined
}
