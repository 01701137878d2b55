import { createHash } from 'node:crypto'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { listScarce, sumTakes } from '#app/models/selling/orders/order-goods.ts'
import { findHoldMinutes } from '#app/models/selling/orders/unproven-order.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/faults.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { expectListeners } from '../../platform/webhooks/tell-webhooks.ts'
import { sellCart } from '../cart/sell-cart.ts'
import { refuseUnkeptDay } from '../checkout/choose-wrapping.ts'
import { beginCodeTry, endCodeTry } from '../discounts/code-tries.ts'
import { chooseGoods } from '../goods/choose-goods.ts'
import { askStock, refuseAsks } from '../goods/count-stock-asks.ts'
import { type KnownGoods, readKnownGoods } from '../goods/read-goods.ts'
import { orderRulesOf } from '../goods/read-order-rules.ts'
import { endOverused } from '../holds/end-overused.ts'
import { takeHold } from '../holds/hold-goods.ts'
import { readScarcity } from '../holds/read-scarcity.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { originOf } from '../orders/block-key.ts'
import { countOrderOfMailbox, countOrderTry } from '../orders/count-order-tries.ts'
import { openOrderToken } from '../orders/order-link.ts'
import { promiseNew } from '../orders/promise-order.ts'
import { openCardPayment } from '../payments/open-card-payment.ts'
import { startCardPayment } from '../payments/start-card-payment.ts'
import { countLargeCard } from './count-large-card.ts'
import { evaluateOrder, type Reckoned } from './evaluate-order.ts'
import { readSurroundings, type Surroundings } from './read-surroundings.ts'
import { refuseHoarding, type Wanted } from './refuse-hoarding.ts'
import { refuseLapsedOrders } from './refuse-lapsed-orders.ts'
import { tellPlaced } from './tell-placed.ts'
import { type NewOrder, writeOrder } from './write-order.ts'

type Body = Read<Contract['placeOrder']>['body']

/**
 * Places an order: what it holds, what it says and what is written of it stand or fall in one transaction.
 * The same checkout is placed once; whoever sends it again gets the answer of the first.
 */
export const placeOrder: UseCase<Contract['placeOrder']> = async ({ body }, ctx) => {
  const checkoutHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const placed = await placeAnew(body, checkoutHash, ctx)
  if (!placed.ok) return placed
  const order = placed.value
  const { id, reference, total, means } = order
  const paymentUrl = means === 'CARD' ? await openCardPayment(ctx, order) : null
  return done({ id, reference, total, token: openOrderToken(order, ctx.sealing), paymentUrl })
}

async function placeAnew(body: Body, checkoutHash: string, ctx: CallContext): Promise<Outcome<OrderRow>> {
  // Both ask for the content version, of which there is one question where they ask in the same turn.
  const [termsVersion, known] = await Promise.all([ctx.inForce.numberOf(ctx, 'sale-terms'), readKnown(body, ctx)])
  const tooOften = known ? await askStock(ctx, { wanted: body.products, rules: known, known }) : []
  if (tooOften.length > 0) return refuseAsks(tooOften, ({ at }) => `products.${at}.quantity`)
  const begun = body.discount ? await beginCodeTry(body.discount, ctx) : undefined
  if (begun && !begun.ok) return begun
  const once = { body, checkoutHash, termsVersion, known }
  const placed = await placeOnce(once, ctx)
  // Of an order that is refused for something else nobody knows whether its code was a guess.
  if (placed.ok && body.discount && begun?.value.isCounted) await endCodeTry(body.discount, ctx)
  // A refusal has taken its own count back with all else.
  if (!placed.ok) await ctx.amongWriters(async (tx) => keepWritten(await countOrderTry(tx, ctx)))
  return placed
}

/** What is asked for is read before the transaction: it may be counted, which is kept even where the order is refused. */
async function readKnown({ products }: Body, ctx: CallContext): Promise<KnownGoods | undefined> {
  const rules = orderRulesOf(await ctx.settings.of({ site: ctx.site, lang: ctx.site.lang, read: ctx.read }))
  return rules.ok ? readKnownGoods(ctx.read, products, rules.value) : undefined
}

/** What was accepted is what is frozen, or nothing is placed. */
function requireSameTerms({ termsVersion = 0 }: Body, version: number): Outcome<null> {
  if (termsVersion === 0 || termsVersion === version) return done(null)
  return refused('conflict', { fields: { termsVersion: { code: 'terms_changed' } } })
}

/** Its unique key keeps a checkout from being placed twice; whether it was is asked only where it could not be placed now. */
async function placeOnce(once: Once, ctx: CallContext): Promise<Outcome<OrderRow>> {
  const { body, checkoutHash } = once
  // Every condition stands in a write: buyers of the same bottle wait for each other instead of beginning again.
  try {
    const placed = await ctx.amongWriters(mayRollBack((tx) => placeWithin(tx, once, ctx)))
    if (placed.ok) return placed
    // Whatever refuses it may have come since it was placed, by itself too: it has emptied its cart and taken the last bottles.
    return (await findPlaced(ctx.read, body, checkoutHash)) ?? placed
  } catch (error) {
    // The same checkout was placed before, or at the same moment. Or two references fell alike.
    if (!isUniqueViolation(error)) throw error
    return (await findPlaced(ctx.read, body, checkoutHash)) ?? ctx.amongWriters(mayRollBack((tx) => placeWithin(tx, once, ctx)))
  }
}

type Once = Pick<NewOrder, 'body' | 'checkoutHash' | 'termsVersion' | 'byHand'> & { known?: KnownGoods | undefined }

/** Places an order within a transaction that is open already: the one way in which orders come to be. */
export async function placeWithin(tx: SiteWriter, once: Once, ctx: CallContext): Promise<OrderRow> {
  const { body, byHand } = once
  // What the house takes down is paid and handed over in the same transaction: there nothing may be placed anew.
  const again = byHand && (await findPlaced(tx, body, once.checkoutHash))
  if (again) return orRollBack(again)
  orRollBack(requireSameTerms(body, once.termsVersion))
  if (!byHand) orRollBack(await countOrderTry(tx, ctx))
  const judged = orRollBack(await evaluateOrder(tx, once, ctx))
  const { goods, code, buyer, delivery, rules } = judged
  if (!byHand) orRollBack(await countOrderOfMailbox(tx, buyer, ctx.now))
  if (body.cart) orRollBack(await sellCart(tx, { cart: body.cart, products: body.products }, ctx))
  const { collection } = delivery
  const place = byHand ? { block: '', network: '' } : originOf(ctx.clientAddress)
  const hold = {
    takes: sumTakes(goods),
    code: code && { ...code, customer: { mailboxKey: buyer.mailboxKey, block: place.block } },
    slot: collection && { id: collection.idSchedule, day: collection.day },
    displayLimit: rules.values.STOCK_DISPLAY_LIMIT,
  }
  await expectListeners(tx, rules.values)
  const held = await takeHold(tx, hold, ctx.now)
  // What was there when the goods were read went to others meanwhile: what is left of it is told as it is now.
  if (!held.ok) orRollBack(await chooseGoods(tx, body.products, rules, { byHand: byHand !== undefined }))
  const stocks = orRollBack(held)
  const taken = listScarce(hold.takes, hold.slot, hold.code)
  const holder = { ...buyer, ...place }
  const around = byHand ? undefined : await readSurroundings(tx, { holder, takes: taken, now: ctx.now })
  const takes = await readScarcity(tx, taken, { stocks, waiting: around?.waiting })
  if (around) await refuseTooMuch(tx, { ...judged, holder, takes, around }, ctx)
  const promise = await promiseNew(tx, delivery, { values: rules.values, now: ctx.now })
  orRollBack(refuseUnkeptDay(body, promise, ctx.now))
  const written = await writeOrder(tx, {
    ...judged,
    ...once,
    promise,
    takes: taken,
    holdMinutes: findHoldMinutes(takes),
    cartKey: ctx.cartKey,
    sealing: ctx.sealing,
    ...place,
    now: ctx.now,
  })
  if (written.is_proven === 1) await endOverused(tx, written, ctx)
  const order = written.means === 'CARD' ? await startCardPayment(tx, written, ctx) : written
  return tellPlaced(tx, order, { judged, billing: body.address.billing, byHand }, ctx)
}

type Tried = Pick<Wanted, 'holder' | 'means' | 'takes' | 'takesCards'> & Pick<Reckoned, 'totals'> & { around: Surroundings }

/** What one buyer may keep from others before they have paid or proven it, with what they left unpaid before. */
async function refuseTooMuch(tx: SiteWriter, { totals: { total }, ...tried }: Tried, ctx: CallContext): Promise<void> {
  // What costs nothing and is proven waits for nothing; what costs nothing is paid by no card.
  if (total === 0 && tried.holder.isProven) return
  const { holder, means, takes, around } = tried
  const wanted = { holder, means, takes, takesCards: total > 0 && tried.takesCards }
  orRollBack(await refuseHoarding(tx, { ...wanted, open: around.open }))
  orRollBack(await refuseLapsedOrders(tx, { ...wanted, hasLapsed: around.hasLapsed }, ctx.now))
  if (wanted.means === 'CARD') orRollBack(await countLargeCard(tx, wanted, ctx.now))
}

/** The order of a checkout that was placed already; refused where it says something else now. */
async function findPlaced(read: SiteReader, { checkout }: Body, hash: string): Promise<Outcome<OrderRow> | undefined> {
  if (!checkout) return undefined
  const order = await read.selectFrom('orders').selectAll().where('checkout', '=', checkout).executeTakeFirst()
  if (!order) return undefined
  if (order.checkout_hash === hash) return done(order)
  return refused('conflict', { fields: { checkout: { code: 'checkout_changed' } } })
}
