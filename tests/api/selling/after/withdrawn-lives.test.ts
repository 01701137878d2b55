import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'
import { sell } from '../../support/trade/shop.ts'
import { answer, paid, roundOf } from '../../support/trade/withdrawn.ts'

const lives = process.env.LONG ? 400 : 15

type Asked = { id: string; lines: { line: number; kept: number; back: number }[]; state: 'DECLARED' | 'RECEIVED' | 'OVER' }
type Life = {
  shop: OrderStage
  order: Awaited<ReturnType<typeof paid>>
  counts: { left: number; sent: number; kept: number }[]
  asked: Asked[]
  returned: number
  isOver: boolean
}

const play = {
  async giveUp(life: Life, line: number, quantity: number) {
    const { shop, order, counts } = life
    const key = crypto.randomUUID()
    const body = { token: order.token, key, lines: [{ line, quantity }] }
    const declared = await shop.buyer().withdrawOrder({ body })
    if (!declared.ok) return
    const count = counts[line]
    if (!count) throw new Error('a line was given up that is none')
    const kept = Math.min(quantity, count.left)
    count.left -= kept
    count.kept += kept
    life.asked.push({ id: key, lines: [{ line, kept, back: quantity - kept }], state: 'DECLARED' })
    if (declared.value.state === 'REFUNDED') end(life)
  },
  async receive(life: Life, place: number, quantity: number) {
    const one = life.asked[place % Math.max(1, life.asked.length)]
    if (!one) return
    const [line] = one.lines
    if (!line) return
    const restock = [{ line: line.line, quantity }]
    const code = await codeOf(answer(life.shop, one.id, { state: 'RECEIVED', restock }))
    const may = one.state === 'DECLARED' && quantity <= line.back
    expect(code === 'ok').toBe(may)
    if (!may) return
    one.state = 'RECEIVED'
    life.returned += quantity * eachOf(line.line)
  },
  async refund(life: Life, place: number) {
    const one = life.asked[place % Math.max(1, life.asked.length)]
    if (one && (await codeOf(answer(life.shop, one.id, { state: 'REFUNDED' }))) === 'ok') one.state = 'OVER'
  },
  async refuse(life: Life, place: number) {
    const one = life.asked[place % Math.max(1, life.asked.length)]
    if (!one || (await codeOf(answer(life.shop, one.id, { state: 'REFUSED', answer: 'Non.' }))) !== 'ok') return
    one.state = 'OVER'
    for (const { line, kept } of one.lines) {
      const count = life.counts[line]
      if (!count || life.isOver) continue
      count.left += kept
      count.kept -= kept
    }
  },
  async ship(life: Life, place: number, quantity: number) {
    const { shop, order, counts } = life
    const { params } = order
    await shop.owner.moveOrder({ params, body: { fulfilment: 'preparing' } })
    const isWhole = quantity > 3
    const body = isWhole
      ? { fulfilment: 'shipped' as const }
      : { fulfilment: 'partly_shipped' as const, tracking: { number: 'XY' }, goods: [{ place, quantity }] }
    const moved = await shop.owner.moveOrder({ params, body })
    if (!moved.ok) return
    for (const [at, count] of counts.entries()) {
      const sent = isWhole ? count.left : at === place ? quantity : 0
      count.sent += sent
      count.left -= sent
    }
  },
  async cancel(life: Life, place: number) {
    const { shop, order } = life
    const code =
      place === 0
        ? await codeOf(shop.visitor.cancelOrder({ body: { token: order.token } }))
        : await codeOf(shop.owner.moveOrder({ params: order.params, body: { fulfilment: 'cancelled' } }))
    if (code === 'ok') end(life)
  },
}
const acts = fc.array(
  fc.tuple(
    fc.constantFrom<keyof typeof play>('giveUp', 'giveUp', 'giveUp', 'receive', 'refund', 'refund', 'refuse', 'ship', 'cancel'),
    fc.nat(1),
    fc.integer({ min: 1, max: 4 }),
  ),
  { minLength: 4, maxLength: 14 },
)

function end(life: Life): void {
  life.isOver = true
  for (const count of life.counts) count.left = 0
}

/** The first line that was wanted is of bottles, the other of boxes of two. */
function eachOf(line: number): number {
  return line === 0 ? 1 : 2
}

/** All bottles are somewhere: on the shelf, held, or with the buyer; what comes back was sent before. */
async function expectWhole({ shop, order, counts, returned, isOver }: Life, each: number[]): Promise<void> {
  const { read } = shop.db
  const row = await read.selectFrom('orders').select('is_holding').where('id', '=', order.id).executeTakeFirstOrThrow()
  const stock = await read
    .selectFrom('order_stock')
    .select('quantity')
    .where('order_id', '=', order.id)
    .where('item_id', '=', shop.wine.first.id)
    .executeTakeFirst()
  const held = row.is_holding === 1 ? (stock?.quantity ?? 0) : 0
  const sent = counts.reduce((sum, count, at) => sum + count.sent * (each[at] ?? 0), 0)
  expect((await shop.left()) + held - returned).toBe(60)
  expect(held).toBeGreaterThanOrEqual(sent)
  const shown = given(await shop.owner.getAdminOrder(order))
  expect(shown.lines.map(({ left }) => left)).toEqual(counts.map(({ left }) => left))
  if (!isOver) {
    expect(shown.lines.map(({ givenUp }) => givenUp)).toEqual(counts.map(({ kept }) => kept))
    expect(await roundOf(shop, order.id)).toBe(shown.payment === 'refunded' ? 0 : counts.reduce((sum, { left }) => sum + left, 0))
  }
  expect(await findFaults(shop.db)).toEqual([])
}

eachDatabase('lives of an order', (open) => {
  test(`in ${lives} lives of an order no bottle is sent and paid back, nor on the shelf twice`, {
    timeout: 300_000,
  }, async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 60)
    const box = await sell(shop.owner, {
      name: 'Le Coffret',
      type: 'BOX',
      price: 5000,
      products: [{ idDeclination: shop.wine.first.id, quantity: 2 }],
    })
    const each = [1, 2]
    const property = fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 }), acts, async (...life) => {
      const [bottles, boxes, steps] = life
      await shop.fill(shop.wine.first.id, 60)
      await shop.fill(box.first.id, 20)
      const products = [
        { id: shop.wine.product.id, quantity: bottles },
        { id: box.product.id, quantity: boxes },
      ]
      const user = { phone: '1', email: `${crypto.randomUUID()}@exemple.test`, isAdult: true }
      const order = await paid(shop, shop.wanted(1, { products, user }))
      const counts = given(await shop.owner.getAdminOrder(order)).lines.map(({ quantity }) => ({
        left: quantity,
        sent: 0,
        kept: 0,
      }))
      const one: Life = { shop, order, counts, asked: [], returned: 0, isOver: false }
      for (const [act, place, quantity] of steps) {
        await play[act](one, place, quantity)
        await expectWhole(one, each)
      }
    })
    await fc.assert(property, { numRuns: lives, endOnFailure: true })
  })
})
