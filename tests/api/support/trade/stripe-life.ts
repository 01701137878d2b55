import { expect } from 'vitest'
import { findFaults } from '../audit.ts'
import type { paymentStages } from './payments.ts'

type Shop = Awaited<ReturnType<ReturnType<typeof paymentStages>>>

/** Numbers that are the same for the same seed. */
export function openDice(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(next() * most)
  return { below, pick: <T>(all: readonly T[]) => all[below(all.length)] }
}

type Dice = ReturnType<typeof openDice>
type Life = { shop: Shop; dice: Dice; orderId: string; intent: string }

/** One payment and all that may become of its money, with events that are late, twice, in disorder or lost; then the truth is asked for. */
export async function liveOnce(shop: Shop, dice: Dice): Promise<void> {
  const { money } = shop.stripe
  money.events.length = 0
  money.clock.seconds = shop.stage.dependencies.now().getTime() / 1000
  const { placed, session } = await shop.payByCard(1 + dice.below(3))
  money.events.push({ type: 'checkout.session.completed', object: structuredClone(session) })
  const life = { shop, dice, orderId: placed.id, intent: shop.stripe.sessions.get(session.id)?.payment_intent ?? '' }
  if (dice.below(3) > 0) await shop.tell(session, { id: crypto.randomUUID() })
  const steps = 3 + dice.below(8)
  for (let step = 0; step < steps; step += 1) {
    await (dice.pick(acts) as Act)(life)
    await hearSome(life)
  }
  await endLife(life)
}

type Act = (life: Life) => Promise<void> | void

const acts: Act[] = [refundHere, refundHere, refundThere, refundThere, failSomething, disputeIt, judgeIt, judgeIt, asked]

/** The house gives money back, by a line that may break. */
async function refundHere({ shop, dice, orderId }: Life): Promise<void> {
  const order = await shop.read(orderId)
  const most = order.paid - order.refunded
  if (most <= 0) return
  const amount = dice.below(3) === 0 ? most : 1 + dice.below(most)
  const trouble = dice.below(4)
  if (trouble === 0) shop.stripe.troubles.push('drop', 'drop')
  if (trouble === 1) shop.stripe.troubles.push('fail', 'fail')
  const owner = await shop.ownerNow()
  const refunded = await owner.refundOrder({ params: { id: orderId }, body: { key: crypto.randomUUID(), amount } })
  // What the books know to be disputed is not given back from here.
  const isDisputed = order.disputes.some(({ state }) => state === 'open' || state === 'review')
  expect(refunded.ok ? 'ok' : refunded.error.code).toBe(isDisputed ? 'conflict' : 'ok')
  shop.stripe.troubles.length = 0
}

/** Somebody of the house gives money back in the pages of Stripe. */
function refundThere({ shop, dice, intent }: Life): void {
  const most = shop.stripe.money.heldOf(intent)
  if (most > 0) shop.stripe.money.refund(intent, dice.below(3) === 0 ? most : 1 + dice.below(most))
}

function failSomething({ shop, dice, intent }: Life): void {
  const { refunds, fail, disputes } = shop.stripe.money
  // Money that comes back after a bank took the rest would be more than was paid: Stripe keeps the two apart as well.
  if (disputes.some(({ payment_intent }) => payment_intent === intent)) return
  const made = dice.pick(refunds.filter(({ payment_intent, status }) => payment_intent === intent && status === 'succeeded'))
  if (made) fail(made)
}

function disputeIt({ shop, dice, intent }: Life): void {
  const most = shop.stripe.money.heldOf(intent)
  if (most > 0) shop.stripe.money.dispute(intent, dice.below(2) === 0 ? most : 1 + dice.below(most))
}

/** A bank decides; and sometimes, having taken the money, it decides otherwise. */
function judgeIt({ shop, dice, intent }: Life): void {
  const { disputes, judge } = shop.stripe.money
  const made = disputes.find(({ payment_intent }) => payment_intent === intent)
  if (!made || made.status === 'won') return
  judge(made, made.status === 'lost' ? 'won' : (dice.pick(['under_review', 'won', 'lost', 'lost']) as string))
}

async function asked({ shop }: Life): Promise<void> {
  await shop.reconcileMoney()
}

/** Hears some of what there is to hear, not in its order; some of it again later, some of it never. */
async function hearSome({ shop, dice }: Life): Promise<void> {
  const { events } = shop.stripe.money
  for (let count = dice.below(4); count > 0 && events.length > 0; count -= 1) {
    const place = dice.below(events.length)
    const [event] = events.splice(place, 1)
    if (!event || dice.below(5) === 0) continue
    if (dice.below(4) === 0) events.push(event)
    expect(await shop.tell(event.object, { type: event.type, id: crypto.randomUUID() })).toBe(200)
  }
}

async function endLife({ shop, intent }: Life): Promise<void> {
  const { money } = shop.stripe
  const open = money.disputes.find((one) => one.payment_intent === intent && !['won', 'lost'].includes(one.status))
  if (open) money.judge(open, 'lost')
  shop.at(new Date(shop.stage.dependencies.now().getTime() + 6 * 60_000).toISOString())
  await shop.reconcile()
  await shop.reconcileMoney()
  // What was wanted here is sent, or turned down for what happened there; then the truth is asked for once more.
  for (let turn = 0; turn < 2; turn += 1) {
    await shop.refunds()
    await shop.reconcileMoney()
  }
}

/** What the books hold of each payment is what Stripe's ledger holds of it, to the cent. */
export async function expectSameLedger(shop: Shop): Promise<void> {
  const payments = await shop.db.read.selectFrom('payments').selectAll().where('site_id', '=', '1').execute()
  const refunds = await shop.db.read
    .selectFrom('refunds')
    .selectAll()
    .where('site_id', '=', '1')
    .where('taken_back_at', 'is', null)
    .execute()
  const books = payments.map(({ id, intent, amount }) => {
    const gone = refunds.filter((row) => row.payment_id === id && row.state === 'done')
    return [intent, amount - gone.reduce((sum, row) => sum + row.amount, 0)]
  })
  expect(books).toEqual(payments.map(({ intent }) => [intent, shop.stripe.money.heldOf(intent ?? '')]))
  expect(refunds.filter(({ state }) => state === 'wanted')).toEqual([])
  expect(await shop.db.read.selectFrom('payment_faults').selectAll().execute()).toEqual([])
  expect(await findFaults(shop.db)).toEqual([])
}
