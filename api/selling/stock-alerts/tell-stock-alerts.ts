import { addresses } from '#app/models/platform/web/addresses.ts'
import { keyOf } from '#app/models/selling/orders/order-goods.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { readGoods } from '../goods/read-goods.ts'
import { type OrderRules, readOrderRules } from '../goods/read-order-rules.ts'

/** In one turn of the job; the next turn takes the others. */
const mostGoods = 1000
const mostMails = 200

/** Writes once to all who wait for something that can be bought again, and forgets them. */
export async function tellStockAlerts({ read, inTransaction, site, now }: SiteAtWork): Promise<void> {
  const waited = await readWaited(read)
  if (waited.length === 0) return
  const rules = await readOrderRules({ site }, read)
  if (!rules.ok) return
  const back = await findBack(read, waited, rules.value)
  for (const good of waited.filter(({ id }) => back.has(id))) await inTransaction((tx) => tellAll(tx, good, { site, now }))
}

type Waited = Awaited<ReturnType<typeof readWaited>>[number]

/** What is waited for; what is no longer sold waits on. */
function readWaited(read: SiteReader) {
  return read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'declinations.product_id', 'declinations.year', 'products.name', 'products.slug'])
    .where('declinations.id', 'in', (inner) => inner.selectFrom('stock_alerts').select('declination_id'))
    .where('declinations.deleted_at', 'is', null)
    .where('products.is_valid', '=', 1)
    .where('products.deleted_at', 'is', null)
    .orderBy('declinations.id')
    .limit(mostGoods)
    .execute()
}

/** Which of them can be bought; a box when each of its bottles can. */
async function findBack(read: SiteReader, waited: readonly Waited[], rules: OrderRules): Promise<Set<string>> {
  const wanted = waited.map(({ id, product_id }) => ({ idProduct: product_id, idDeclination: id, quantity: 1 }))
  const { goods, stocks } = await readGoods(read, wanted, rules)
  const back = goods.filter(({ takes }) => takes.every((take) => (stocks.get(keyOf(take)) ?? 0) >= take.each))
  return new Set(back.map(({ idDeclination }) => idDeclination))
}

async function tellAll(tx: SiteWriter, good: Waited, at: Pick<SiteAtWork, 'site' | 'now'>): Promise<void> {
  const rows = await tx
    .selectFrom('stock_alerts')
    .selectAll()
    .where('declination_id', '=', good.id)
    .orderBy('created_at')
    .orderBy('email_key')
    .limit(mostMails)
    .execute()
  const params = {
    title: [good.name, good.year].filter(Boolean).join(' '),
    path: `${addresses.product(good.slug)}?declinaison=${good.id}`,
  }
  for (const row of rows) {
    await queueMail(tx, { kind: 'stock_back', to: row.email, params, ...at })
    await tx
      .deleteFrom('stock_alerts')
      .where('declination_id', '=', row.declination_id)
      .where('email_key', '=', row.email_key)
      .execute()
  }
}
