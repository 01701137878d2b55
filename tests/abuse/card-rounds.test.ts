import { describe, expect, test } from 'vitest'
import { cardGraceMinutes } from '#app/models/selling/orders/unproven-order.ts'
import { findFaults } from '../api/support/audit.ts'
import { given } from '../api/support/site-calls.ts'
import { transports } from '../api/support/stage.ts'
import { paymentStages } from '../api/support/trade/payments.ts'
import { eachDatabase } from '../support/database/databases.ts'
import { partFor } from '../support/part-for.ts'

const openStage = paymentStages()
/** Nothing of what is asked below changes after the first pages have closed; the long proof waits on. */
const hours = process.env.LONG ? 4 : 2
const halfMinute = 30_000
const longTest = 300_000
const member = { phone: '1', email: 'member-1@exemple.test', isAdult: true }

type Shop = Awaited<ReturnType<typeof openStage>>
type Stranger = { api: ReturnType<Shop['buyer']>; wish: number; rests: number }
type Promised = { due: number; id: string; session: { id: string } }
type Wish = { wishes: readonly number[]; named: object | undefined }
type Siege = {
  wishes: readonly number[]
  honest?: { every: number; wanted: number; paysAfter: number }
  /** What all of them order in one name with, so that whoever bears it ends their orders. */
  code?: { discount: string; end: () => Promise<void> }
}

/**
 * Ten addresses that come again every minute, for hours, and order by card without ever paying; the shop ends what is to end twice a
 * minute, as it does. For how many minutes was nothing free, and who paid within their minutes?
 */
async function besiege(shop: Shop, { wishes, honest, code }: Siege) {
  const begun = shop.stage.dependencies.now().getTime()
  const ten = Array.from({ length: 10 }, (_, n): Stranger => {
    const clientAddress = `172.16.${n}.1`
    return { api: transports['in process'](shop.stage)({ siteId: '1', clientAddress }), wish: 0, rests: 0 }
  })
  const promised: Promised[] = []
  let empty = 0
  for (let turn = 0; turn < hours * 120; turn += 1) {
    const now = new Date(begun + turn * halfMinute)
    shop.stage.dependencies.now = () => now
    for (const { session } of promised.filter(({ due }) => due === turn)) {
      shop.stripe.pay(session.id)
      await shop.tell(session, { id: `evt_${session.id}` })
    }
    await shop.expire()
    // Just before their pages would give way.
    if (code && turn % 22 === 21) await code.end()
    const named = code && { discount: code.discount, user: member }
    if (turn % 2 === 0) for (const stranger of ten) await tryOnce(shop, stranger, { wishes, named })
    if ((await shop.left()) <= (code ? 1 : 0)) empty += 0.5
    if (honest && turn % (honest.every * 2) === 1) promised.push(...(await buyHonestly(shop, turn, honest)))
  }
  return { empty, promised: promised.filter(({ due }) => due < hours * 120) }
}

/**
 * One order a minute is what a place may try; what is refused is tried smaller the next time. Whoever is refused a single bottle
 * comes again, with the largest, when the pages of that moment have closed.
 */
async function tryOnce(shop: Shop, stranger: Stranger, { wishes, named }: Wish): Promise<void> {
  if (stranger.rests > 0) {
    stranger.rests -= 1
    return
  }
  // One is left for whoever ends them.
  const left = (await shop.left()) - (named ? 1 : 0)
  if (left <= 0) return
  const quantity = Math.min(wishes[stranger.wish] ?? 1, left)
  const tried = await stranger.api.placeOrder({ body: shop.wanted(quantity, { payment: 'CARD', ...named }) })
  if (tried.ok) return
  stranger.wish = (stranger.wish + 1) % wishes.length
  if (stranger.wish === 0) stranger.rests = cardGraceMinutes
}

/** Somebody who takes what there is, and pays before their minutes are over. */
async function buyHonestly(shop: Shop, turn: number, honest: NonNullable<Siege['honest']>): Promise<Promised[]> {
  const quantity = Math.max(1, Math.min(honest.wanted, await shop.left()))
  const placed = await shop.place(shop.wanted(quantity, { payment: 'CARD' }))
  if (!placed.ok) return []
  return [{ due: turn + honest.paysAfter * 2, id: placed.value.id, session: shop.sessionOf(placed.value.paymentUrl) }]
}

describe('ten addresses that come again every minute', () => {
  eachDatabase('and pay for nothing', (open, dialect) => {
    const cases = [
      // A hundred and twenty are held once, until their pages close; from then on nobody takes all of the last half.
      { stock: 120, wishes: [120, 24, 6, 1], most: 13 },
      // Of twenty-four it takes two rounds and a half until that is known, for a card may fail honest people twice.
      { stock: 24, wishes: [24, 6, 1], most: 60 },
    ]
    const title = 'threat 45: of $stock bottles, $wishes at a time, nothing is free for $most minutes at most'
    test.each(partFor({ dialect }, cases))(
      title,
      async ({ stock, wishes, most }) => {
        const shop = await openStage(await open(), transports['in process'], stock)
        const { empty } = await besiege(shop, { wishes })
        expect(empty).toBeGreaterThan(5)
        expect(empty).toBeLessThanOrEqual(most)
        expect(await findFaults(shop.db)).toEqual([])
      },
      longTest,
    )

    test.runIf(dialect === 'sqlite' || process.env.LONG)(
      'threat 45: nor do they forget their pages by a code, when the name in which they order ends them by one bottle',
      async () => {
        const shop = await openStage(await open(), transports['in process'], 120)
        given(await shop.owner.createDiscountCode({ body: { code: 'MERCI', type: 'EURO', amount: 100, limitPerCustomer: 1 } }))
        const theirs = shop.as('MEMBER')
        let ended = 0
        const end = async () => {
          const placed = await theirs.placeOrder({ body: shop.wanted(1, { discount: 'MERCI', user: member }) })
          if (!placed.ok) return
          given(await theirs.cancelOrder({ body: { token: placed.value.token } }))
          ended += 1
        }
        const { empty } = await besiege(shop, { wishes: [120, 24, 6, 1], code: { discount: 'MERCI', end } })
        expect(ended).toBeGreaterThan(hours * 2.5)
        expect(empty).toBeGreaterThan(5)
        expect(empty).toBeLessThanOrEqual(13)
        expect(await findFaults(shop.db)).toEqual([])
      },
      longTest,
    )

    test(
      'threat 45: whoever pays by card within ten minutes gets what the shop offered them, and nothing of it goes back',
      async () => {
        const shop = await openStage(await open(), transports['in process'], 120)
        const { promised } = await besiege(shop, { wishes: [120, 24, 6, 1], honest: { every: 8, wanted: 3, paysAfter: 10 } })
        expect(promised.length).toBeGreaterThan(hours * 2.5)
        const orders = new Map((await shop.orders()).map((order) => [order.id, order]))
        for (const { id } of promised) expect(orders.get(id)).toMatchObject({ payment_state: 'paid', is_holding: 1, refunded: 0 })
        await shop.refunds()
        expect(shop.stripe.refunds).toEqual([])
        expect(await findFaults(shop.db)).toEqual([])
      },
      longTest,
    )
  })
})
