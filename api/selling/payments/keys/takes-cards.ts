import type { CardMeans } from '#app/models/selling/money/card-means.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { keepBeside } from '../../../platform/ports/keep-beside.ts'
import { readMeans } from './payment-keys.ts'

type Provision = Pick<CallContext, 'payments' | 'production' | 'site'>

/** Who takes card payments for a site: Stripe where it has an account there; the practice card on a demo without a real address. */
export async function findCardProvider(read: SiteReader, ctx: Provision): Promise<'STRIPE' | 'PRACTICE' | undefined> {
  return providerOf(await hasStripe(read), ctx)
}

async function hasStripe(read: SiteReader): Promise<boolean> {
  const row = await read.selectFrom('payment_providers').select('is_active').where('provider', '=', 'STRIPE').executeTakeFirst()
  return row?.is_active === 1
}

const hasKeptStripe = keepBeside(hasStripe)

function providerOf(isStripe: boolean, { payments, production, site }: Provision): 'STRIPE' | 'PRACTICE' | undefined {
  if (isStripe) return payments ? 'STRIPE' : undefined
  return !production && new URL(site.origin).protocol === 'http:' ? 'PRACTICE' : undefined
}

/** Whether orders of a site can be paid by card. */
export async function takesCards(read: SiteReader, ctx: Provision): Promise<boolean> {
  return (await findCardProvider(read, ctx)) !== undefined
}

/** The same by settings that were read within the same transaction. */
export async function takesKeptCards(read: SiteReader, ctx: Provision, values: Readonly<ParameterValues>): Promise<boolean> {
  return providerOf(await hasKeptStripe(read, values), ctx) !== undefined
}

/** What a page of payment will be paid with where it offers one thing alone; nothing where its buyer chooses there. */
export async function findOnlyMeans(read: SiteReader, ctx: Provision): Promise<CardMeans | ''> {
  if ((await findCardProvider(read, ctx)) === 'PRACTICE') return 'card'
  const row = await read.selectFrom('payment_providers').select('means').where('provider', '=', 'STRIPE').executeTakeFirst()
  const [first, ...others] = row ? readMeans(row) : []
  return first && others.length === 0 ? first : ''
}
