import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { type OrderStage, openOrderStage } from '../../support/trade/orders.ts'
import { sell } from '../../support/trade/shop.ts'
import { answer, type Lines, paid, roundOf } from '../../support/trade/withdrawn.ts'

eachDatabase('goods given up before they leave', (open) => {
  const raise = async (stock = 10) => openOrderStage(await open(), transports['in process'], stock)

  const giveUp = async (shop: OrderStage, token: string, lines: Lines) => {
    const key = crypto.randomUUID()
    return given(await shop.buyer().withdrawOrder({ body: { token, key, lines } }))
  }
  const slipOf = async (shop: OrderStage, id: string) => {
    const slip = given(await shop.owner.getOrderSlip({ params: { id }, query: { kind: 'packing' } }))
    return Buffer.from(slip.content, 'base64').toString('latin1')
  }

  test('bottles given up one by one are on the shelf once each, and the end of the order gives back the rest alone', async () => {
    for (const by of ['buyer', 'owner']) {
      const shop = await raise()
      const { token, params } = await paid(shop, shop.wanted(6))
      for (let time = 1; time <= 5; time += 1) {
        const { id } = await giveUp(shop, token, [{ line: 0, quantity: 1 }])
        expect(await codeOf(answer(shop, id, { state: 'RECEIVED', restock: [{ line: 0, quantity: 1 }] }))).toBe('invalid')
        given(await answer(shop, id, { state: 'RECEIVED' }))
        expect(await shop.left()).toBe(4 + time - 1)
        given(await answer(shop, id, { state: 'REFUNDED' }))
        expect(await shop.left()).toBe(4 + time)
      }
      if (by === 'buyer') given(await shop.visitor.cancelOrder({ body: { token } }))
      else given(await shop.owner.moveOrder({ params, body: { fulfilment: 'cancelled' } }))
      expect(await shop.left()).toBe(10)
      expect(await findFaults(shop.db)).toEqual([])
    }
  })

  test('what was given up is neither fetched, nor packed, nor told on a slip, from when it is declared', async () => {
    const shop = await raise()
    const { id, token, params } = await paid(shop)
    const withdrawal = await giveUp(shop, token, [{ line: 0, quantity: 3 }])
    expect(await roundOf(shop, id)).toBe(1)
    expect(given(await shop.owner.readOrderRound()).goods).toMatchObject([{ quantity: 1 }])
    expect(await shop.left()).toBe(6)
    given(await answer(shop, withdrawal.id, { state: 'REFUNDED' }))
    expect(await shop.left()).toBe(9)
    expect(given(await shop.owner.getWithdrawal({ params: { id: withdrawal.id } })).lines).toMatchObject([{ kept: 3, left: 1 }])
    expect(await slipOf(shop, id)).toContain('(1 \xd7)')
    given(await shop.owner.moveOrder({ params, body: { fulfilment: 'preparing' } }))
    const part = { fulfilment: 'partly_shipped' as const, tracking: { number: 'XY' }, goods: [{ place: 0, quantity: 2 }] }
    expect(await codeOf(shop.owner.moveOrder({ params, body: part }))).toBe('invalid')
    const sent = given(await shop.owner.moveOrder({ params, body: { fulfilment: 'shipped' } }))
    expect(sent).toMatchObject({ lines: [{ quantity: 4, givenUp: 3, left: 0 }] })
    expect(sent.tracking.map(({ goods }) => goods)).toEqual([[{ place: 0, quantity: 1 }]])
    expect(await slipOf(shop, id)).toContain('(1 \xd7)')
    expect([await shop.left(), await findFaults(shop.db)]).toEqual([9, []])
  })

  test('of boxes each bottle goes back where it was taken from, whatever is in the box by then', async () => {
    const shop = await raise(20)
    const box = await sell(shop.owner, {
      name: 'Le Coffret',
      type: 'BOX',
      price: 5000,
      products: [{ idDeclination: shop.wine.first.id, quantity: 3 }],
    })
    await shop.fill(box.first.id, 9)
    const { id, token } = await paid(shop, shop.wanted(1, { products: [{ id: box.product.id, quantity: 4 }] }))
    expect([await shop.left(), await shop.left(box.first.id)]).toEqual([8, 5])
    await shop.db.inTransaction((tx) => tx.updateTable('box_contents').set({ quantity: 1 }).execute())
    const withdrawal = await giveUp(shop, token, [{ line: 0, quantity: 3 }])
    given(await answer(shop, withdrawal.id, { state: 'REFUNDED' }))
    expect([await shop.left(), await shop.left(box.first.id)]).toEqual([17, 8])
    expect(await roundOf(shop, id)).toBe(1)
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('a refusal puts what had not left in the round again; once the rest is on its way it cannot be refused', async () => {
    const shop = await raise()
    const { id, token, params } = await paid(shop)
    const first = await giveUp(shop, token, [{ line: 0, quantity: 2 }])
    given(await answer(shop, first.id, { state: 'REFUSED', answer: 'Non.' }))
    expect([await roundOf(shop, id), await shop.left()]).toEqual([4, 6])
    const again = await giveUp(shop, token, [{ line: 0, quantity: 2 }])
    given(await shop.owner.moveOrder({ params, body: { fulfilment: 'preparing' } }))
    given(await shop.owner.moveOrder({ params, body: { fulfilment: 'shipped' } }))
    expect(await codeOf(answer(shop, again.id, { state: 'REFUSED', answer: 'Non.' }))).toBe('conflict')
    given(await answer(shop, again.id, { state: 'REFUNDED' }))
    expect([await shop.left(), await findFaults(shop.db)]).toEqual([8, []])
  })

  test('of what left in part, what had not left goes back by itself and the rest as it comes, named once or twice', async () => {
    const shop = await raise()
    const { id, token, params } = await paid(shop)
    given(await shop.owner.moveOrder({ params, body: { fulfilment: 'preparing' } }))
    const part = { fulfilment: 'partly_shipped' as const, tracking: { number: 'XY' }, goods: [{ place: 0, quantity: 2 }] }
    given(await shop.owner.moveOrder({ params, body: part }))
    const withdrawal = await giveUp(shop, token, [{ line: 0, quantity: 3 }])
    expect(await roundOf(shop, id)).toBe(0)
    expect(await codeOf(shop.owner.moveOrder({ params, body: { fulfilment: 'shipped' } }))).toBe('conflict')
    expect(await findFaults(shop.db)).toEqual([])
    const twice = [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ]
    expect(await codeOf(answer(shop, withdrawal.id, { state: 'RECEIVED', restock: twice }))).toBe('invalid')
    given(await answer(shop, withdrawal.id, { state: 'RECEIVED', restock: twice.slice(1) }))
    expect(await codeOf(answer(shop, withdrawal.id, { state: 'RECEIVED', restock: twice.slice(1) }))).toBe('conflict')
    given(await answer(shop, withdrawal.id, { state: 'REFUNDED' }))
    expect(await shop.left()).toBe(9)
    expect(given(await shop.owner.getAdminOrder({ params })).fulfilment).toBe('shipped')
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('the last that is given up of an order that never left ends it, whatever was given up before', async () => {
    const shop = await raise()
    const { token, params } = await paid(shop)
    const first = await giveUp(shop, token, [{ line: 0, quantity: 1 }])
    const last = await giveUp(shop, token, [{ line: 0, quantity: 3 }])
    expect(last.state).toBe('REFUNDED')
    expect(given(await shop.owner.getAdminOrder({ params }))).toMatchObject({ fulfilment: 'cancelled', payment: 'refunded' })
    expect(await shop.left()).toBe(10)
    given(await answer(shop, first.id, { state: 'REFUNDED' }))
    expect([await shop.left(), await findFaults(shop.db)]).toEqual([10, []])
  })

  test('the audit tells of an order that holds other goods than its lines less what was given up', async () => {
    const shop = await raise()
    const { token } = await paid(shop)
    const { id } = await giveUp(shop, token, [{ line: 0, quantity: 3 }])
    given(await answer(shop, id, { state: 'REFUNDED' }))
    expect(await findFaults(shop.db)).toEqual([])
    await shop.db.inTransaction((tx) => tx.updateTable('order_stock').set({ quantity: 4 }).execute())
    expect((await findFaults(shop.db)).join()).toMatch(/I2 order .* holds 4 of declination .*say 1/)
  })

  test('what was given up before it was written down what had not left is reckoned by where the order is', async () => {
    const shop = await raise()
    const { id, token } = await paid(shop)
    const withdrawal = await giveUp(shop, token, [{ line: 0, quantity: 3 }])
    await shop.db.inTransaction(async (tx) => {
      const lines = JSON.stringify([{ line: 0, quantity: 3, amount: 4500 }])
      await tx.updateTable('withdrawals').set({ lines }).execute()
      await tx.updateTable('order_lines').set({ takes: null }).execute()
    })
    expect(await roundOf(shop, id)).toBe(1)
    given(await answer(shop, withdrawal.id, { state: 'REFUNDED' }))
    expect([await shop.left(), await findFaults(shop.db)]).toEqual([9, []])
    given(await shop.visitor.cancelOrder({ body: { token } }))
    expect(await shop.left()).toBe(10)
  })
})
