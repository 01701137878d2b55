import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fulfilmentStates } from '#app/models/selling/fulfilment.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import {
  giveBack,
  giveWay,
  hearPage,
  isThere,
  limit,
  type Model,
  type ModelOrder,
  mayMove,
  minutesHeld,
  receive,
  release,
  take,
} from '../../support/trade/order-model.ts'
import { paymentStages } from '../../support/trade/payments.ts'

const openStage = paymentStages()
const walks = process.env.LONG ? { sqlite: 2000, postgres: 2000 } : { sqlite: 75, postgres: 40 }
const minute = 60_000

type Shop = Awaited<ReturnType<typeof openStage>>
/** One walk: the shop, its model, and the owner as they are logged in now. */
type Walk = { shop: Shop; model: Model; owner: Shop['owner'] }
type Act = (walk: Walk) => Promise<void>

const pick = ({ model }: Walk, place: number): ModelOrder | undefined => model.orders[place % Math.max(1, model.orders.length)]

const place =
  (quantity: number, isCoded: boolean, isCard: boolean): Act =>
  async ({ shop, model }) => {
    const means = { payment: isCard ? ('CARD' as const) : ('TRANSFER' as const) }
    const user = { phone: '1', email: `marche-${crypto.randomUUID()}@exemple.test`, isAdult: true }
    const placed = await shop.place(shop.wanted(quantity, { ...means, user, ...(isCoded && { discount: 'MARCHE' }) }))
    expect(placed.ok).toBe(isThere(model, { quantity, isCoded }))
    if (!placed.ok) return
    take(model, { quantity, isCoded })
    // Nobody opens its mail.
    const term = isCard ? 35 : minutesHeld(model, { quantity, isCoded })
    model.orders.push({
      id: placed.value.id,
      quantity,
      isCoded,
      payment: 'awaiting',
      fulfilment: 'new',
      isHolding: true,
      paid: 0,
      refunded: 0,
      placedAt: model.now,
      session: placed.value.paymentUrl?.split('/').at(-1) ?? null,
      page: isCard ? 'open' : 'none',
      total: 1500 * quantity - (isCoded ? 100 : 0) + 900,
      expiresAt: model.now + term * minute,
    })
  }

const note =
  (at: number): Act =>
  async (walk) => {
    const order = pick(walk, at)
    if (!order) return
    const isOpen = ['awaiting', 'failed', 'expired'].includes(order.payment)
    const code = await codeOf(walk.owner.recordPayment({ params: { id: order.id }, body: {} }))
    expect(code).toBe(isOpen ? 'ok' : 'conflict')
    if (!isOpen) return
    receive(walk.model, order)
    hearPage(walk.model, order)
  }

const move =
  (at: number, to: (typeof fulfilmentStates)[number]): Act =>
  async (walk) => {
    const order = pick(walk, at)
    if (!order) return
    const may = mayMove(order, to)
    expect(await codeOf(walk.owner.moveOrder({ params: { id: order.id }, body: { fulfilment: to } }))).toBe(
      may ? 'ok' : 'conflict',
    )
    if (!may) return
    order.fulfilment = to
    if (to !== 'cancelled') return
    release(walk.model, order)
    if (order.paid > order.refunded) giveBack(order, order.paid - order.refunded)
    if (order.payment === 'awaiting' || order.payment === 'failed') order.payment = 'expired'
    hearPage(walk.model, order)
  }

const refund =
  (at: number, amount: number): Act =>
  async (walk) => {
    const order = pick(walk, at)
    if (!order) return
    const key = `cle-${crypto.randomUUID()}`
    const isPaid = order.payment === 'paid' || order.payment === 'partly_refunded'
    const code = !isPaid ? 'conflict' : amount > order.paid - order.refunded ? 'invalid' : 'ok'
    expect(await codeOf(walk.owner.refundOrder({ params: { id: order.id }, body: { key, amount } }))).toBe(code)
    if (code === 'ok') giveBack(order, amount)
  }

const payThere =
  (at: number, isTold: boolean): Act =>
  async (walk) => {
    const order = pick(walk, at)
    if (!order?.session) return
    if (order.page === 'open') {
      walk.shop.stripe.pay(order.session)
      order.page = 'paid'
    }
    const session = walk.shop.stripe.sessions.get(order.session)
    if (!isTold || !session || order.page === 'closed') return
    for (const id of ['a', 'b']) await walk.shop.tell(session, { id: `evt_${order.session}_${id}` })
    hearPage(walk.model, order)
  }

const wait =
  (minutes: number): Act =>
  async (walk) => {
    const { shop, model } = walk
    model.now += minutes * minute
    shop.at(new Date(model.now).toISOString())
    walk.owner = await shop.ownerNow()
    const due = model.orders.filter(
      ({ isHolding, payment, expiresAt }) => isHolding && payment !== 'paid' && expiresAt <= model.now,
    )
    for (const order of due.sort((one, other) => one.expiresAt - other.expiresAt || (one.id < other.id ? -1 : 1))) {
      if (order.payment !== 'awaiting' && order.payment !== 'failed') continue
      hearPage(model, order)
      if (order.payment !== 'awaiting' && order.payment !== 'failed') continue
      release(model, order)
      order.payment = 'expired'
    }
    giveWay(model)
    await Promise.all([shop.expire(), shop.expire()])
    await shop.refunds()
  }

async function expectSame({ shop, model }: Walk): Promise<void> {
  const rows = new Map((await shop.orders()).map((row) => [row.id, row]))
  const said = model.orders.map(({ id }) => {
    const row = rows.get(id)
    return [row?.payment_state, row?.fulfilment_state, row?.is_holding === 1, row?.paid, row?.refunded]
  })
  expect(said).toEqual(
    model.orders.map(({ payment, fulfilment, isHolding, paid, refunded }) => [payment, fulfilment, isHolding, paid, refunded]),
  )
  const code = await shop.db.read.selectFrom('discount_codes').select('uses').where('site_id', '=', '1').executeTakeFirst()
  expect([await shop.left(), code?.uses]).toEqual([model.stock, model.uses])
}

const at = fc.nat(5)
const acts = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant(place), fc.integer({ min: 1, max: 6 }), fc.boolean(), fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant(note), at) },
  { weight: 3, arbitrary: fc.tuple(fc.constant(move), at, fc.constantFrom(...fulfilmentStates)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant(refund), at, fc.constantFrom(1, 900, 2400, 9900)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant(payThere), at, fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant(wait), fc.constantFrom(1, 16, 36, 121, 7 * 24 * 60)) },
)

describe('threat 34: a random walk of orders', () => {
  eachDatabase('walk', (open) => {
    test('threat 11: walks end as the model says after every step, and the books are sound', async () => {
      const shop = await openStage(await open(), transports['in process'])
      const start = { now: Date.parse('2026-03-01T10:00:00.000Z') }
      given(await shop.owner.createDiscountCode({ body: { code: 'MARCHE', type: 'EURO', amount: 100, limitTotal: limit } }))
      const property = fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 18 }), async (steps) => {
        // Each walk begins in a shop of its own: what the last one left is put aside, its time goes on.
        await clear(shop)
        start.now += 3_600_000
        shop.at(new Date(start.now).toISOString())
        const walk: Walk = { shop, model: { now: start.now, stock: 6, uses: 0, orders: [] }, owner: await shop.ownerNow() }
        for (const [make, ...words] of steps) {
          await (make as (...given: unknown[]) => Act)(...words)(walk)
          await expectSame(walk)
        }
        start.now = walk.model.now
        expect(await findFaults(shop.db)).toEqual([])
      })
      await fc.assert(property, { numRuns: walks[shop.db.dialect], endOnFailure: true })
    })
  })
})

async function clear({ db, wine }: Shop): Promise<void> {
  await db.inTransaction(async (tx) => {
    for (const table of [
      'refunds',
      'payments',
      'payment_events',
      'order_history',
      'order_stock',
      'order_lines',
      'orders',
      'outbox',
    ] as const)
      await tx.deleteFrom(table).execute()
    await tx.updateTable('discount_codes').set({ uses: 0 }).execute()
    await tx.updateTable('declinations').set({ quantity: 6 }).where('id', '=', wine.first.id).execute()
  })
}
