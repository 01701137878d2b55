import { type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { keyOf, sumTakes, type TotalTake } from '#app/models/selling/orders/order-goods.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTaken, takeRate } from '../../platform/limits/take-rate.ts'
import { type Good, readGoods, type Wanted } from './read-goods.ts'

/** How many different quantities of one stock a place may ask for in a day, beyond what visitors are told of it. */
const mostAsks = 10
const windowSeconds = 86_400

type Asker = Pick<CallContext, 'clientAddress' | 'now'>
type StockQuestion = { wanted: readonly Wanted[]; rules: { values: ParameterValues } }

/**
 * Counts what is asked for beyond the stock that visitors are told of, before it is answered whether there is as much: whoever tries
 * one quantity after the other would read off how much there is. Who asks for the same once more, as every page of a checkout
 * does, is not counted. Answers the goods of which too many quantities were tried: of them nothing more is said.
 */
export async function findTooManyQuestions(tx: SiteWriter, asked: StockQuestion, asker: Asker): Promise<Good[]> {
  return countLarge(tx, await readLarge(tx, asked), asker)
}

/** The same where nothing is written yet: what asks for little costs no transaction. */
export async function askStock(ctx: Pick<CallContext, 'read' | 'inTransaction'> & Asker, asked: StockQuestion): Promise<Good[]> {
  const large = await readLarge(ctx.read, asked)
  return large.totals.length === 0 ? [] : ctx.inTransaction((tx) => countLarge(tx, large, ctx))
}

type Large = { goods: Good[]; totals: TotalTake[] }

async function readLarge(read: SiteReader, { wanted, rules }: StockQuestion): Promise<Large> {
  if (!rules.values.HANDLE_STOCK) return { goods: [], totals: [] }
  const { goods } = await readGoods(read, wanted, rules, true)
  return { goods, totals: sumTakes(goods).filter(({ quantity }) => quantity > rules.values.STOCK_DISPLAY_LIMIT) }
}

async function countLarge(tx: SiteWriter, { goods, totals }: Large, asker: Asker): Promise<Good[]> {
  const over = new Set<string>()
  for (const { quantity, ...place } of totals) {
    const stock = keyOf(place)
    if (!(await countAsk(tx, { stock, quantity }, asker))) over.add(stock)
  }
  return goods.filter(({ takes }) => takes.some((take) => over.has(keyOf(take))))
}

async function countAsk(
  tx: SiteWriter,
  { stock, quantity }: { stock: string; quantity: number },
  { clientAddress, now }: Asker,
): Promise<boolean> {
  const all = `asks for stock ${stock} of block ${blockOf(clientAddress)}`
  const same = `${all}: ${quantity}`
  if ((await countTaken(tx, { bucket: same, windowSeconds, now })) > 0) return true
  const allowed = await takeRate(tx, { bucket: all, limit: mostAsks, windowSeconds, now })
  if (allowed.ok) await takeRate(tx, { bucket: same, limit: 1, windowSeconds, now })
  return allowed.ok
}

/** What is said of goods of which too many quantities were tried, each beside its field. */
export function refuseAsks(goods: readonly Good[], fieldOf: (good: Good) => string): Extract<Outcome<never>, { ok: false }> {
  const fields = Object.fromEntries(
    goods.map((good): [string, Fault] => [fieldOf(good), { code: 'stock_asks', params: { name: good.name } }]),
  )
  return refused('invalid', { fields })
}
