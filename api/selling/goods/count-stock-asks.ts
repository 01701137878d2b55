import { type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { keyOf, sumTakes, type TotalTake } from '#app/models/selling/orders/order-goods.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { blockOf, networkOf } from '../../platform/limits/address-block.ts'
import { countTaken, forgetRate, takeRate, takeRates } from '../../platform/limits/take-rate.ts'
import { findGoods, type Good, type KnownGoods, readGoods, type Wanted } from './read-goods.ts'

/** How many different quantities of one stock a place may ask for in a day, beyond what visitors are told of it. */
const mostAsks = 10
/** How many those of one network may, together. */
const mostOfNetwork = 60
/** How near a network comes to the number by what it is answered: by halving, ten quantities would tell any stock of a few hundred to the bottle. */
const narrowest = 12
const windowSeconds = 86_400

type Asker = Pick<CallContext, 'clientAddress' | 'now'>
type StockQuestion = { wanted: readonly Wanted[]; rules: { values: ParameterValues }; known?: KnownGoods }

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

/** What is taken of one stock, and how much of it visitors are told and there is. */
type Ask = TotalTake & { told: number; stock: number }
type Large = { goods: Good[]; totals: Ask[] }

async function readLarge(read: SiteReader, { wanted, rules, known }: StockQuestion): Promise<Large> {
  if (!rules.values.HANDLE_STOCK) return { goods: [], totals: [] }
  const { goods, stocks } = known ? findGoods(known, wanted, true) : await readGoods(read, wanted, rules, true)
  const told = rules.values.STOCK_DISPLAY_LIMIT
  const totals = sumTakes(goods).filter(({ quantity }) => quantity > told)
  return { goods, totals: totals.map((total) => ({ ...total, told, stock: stocks.get(keyOf(total)) ?? 0 })) }
}

async function countLarge(tx: SiteWriter, { goods, totals }: Large, asker: Asker): Promise<Good[]> {
  const over = new Set<string>()
  for (const ask of totals) if (!(await countAsk(tx, ask, asker))) over.add(keyOf(ask))
  return goods.filter(({ takes }) => takes.some((take) => over.has(keyOf(take))))
}

async function countAsk(tx: SiteWriter, ask: Ask, { clientAddress, now }: Asker): Promise<boolean> {
  const all = `asks for stock ${keyOf(ask)} of`
  const here = `${all} block ${blockOf(clientAddress)}`
  const same = `${here}: ${ask.quantity}`
  if ((await countTaken(tx, { bucket: same, windowSeconds, now })) > 0) return true
  const network = `${all} network ${networkOf(clientAddress)}`
  // Counted before the answers of before are read: of two that ask at once the second waits here for the first.
  const allowed = await takeRates(tx, [
    { bucket: here, limit: mostAsks, windowSeconds, now },
    { bucket: network, limit: mostOfNetwork, windowSeconds, now },
  ])
  if (!allowed.ok || !(await narrow(tx, { network, ask, now }))) return false
  await takeRate(tx, { bucket: same, limit: 1, windowSeconds, now })
  return true
}

/** Keeps between which quantities a network knows the stock to lie; refuses to answer what lies between two that are near each other. */
async function narrow(tx: SiteWriter, { network, ask, now }: { network: string; ask: Ask; now: Date }): Promise<boolean> {
  const { quantity, stock, told } = ask
  const read = (bucket: string) => countTaken(tx, { bucket, windowSeconds, now })
  const [there, short] = [`${network}: there`, `${network}: short`]
  const least = Math.max(told, await read(there))
  const most = (await read(short)) || Number.POSITIVE_INFINITY
  if (quantity > least && quantity < most && most - least <= narrowest) return false
  const isThere = quantity <= stock
  if (isThere ? quantity > least : quantity < most) {
    await forgetRate(tx, isThere ? there : short)
    await takeRate(tx, { bucket: isThere ? there : short, limit: quantity, windowSeconds, now, cost: quantity })
  }
  // What others have bought, or brought, since: the answer of before is none any more.
  if (isThere ? quantity >= most : quantity <= least) await forgetRate(tx, isThere ? short : there)
  return true
}

/** What is said of goods of which too many quantities were tried, or too near ones, each beside its field. */
export function refuseAsks(goods: readonly Good[], fieldOf: (good: Good) => string): Extract<Outcome<never>, { ok: false }> {
  const fields = Object.fromEntries(
    goods.map((good): [string, Fault] => [fieldOf(good), { code: 'stock_asks', params: { name: good.name } }]),
  )
  return refused('invalid', { fields })
}
