import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { sell } from '../../support/trade/shop.ts'

eachDatabase('an order that leaves in several parcels', (open) => {
  const raise = async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 20)
    const other = await sell(shop.owner, { name: 'Trousseau', price: 1000 }, [{ year: 2021 }])
    await shop.fill(other.first.id, 20)
    const products = [
      { id: shop.wine.product.id, quantity: 4 },
      { id: other.product.id, quantity: 2 },
    ]
    const placed = given(await shop.place(shop.wanted(1, { products })))
    const params = { id: placed.id }
    given(await shop.owner.recordPayment({ params, body: {} }))
    given(await shop.owner.moveOrder({ params, body: { fulfilment: 'preparing' } }))
    const pack = (goods: { place: number; quantity: number }[], number = 'XY1') =>
      shop.owner.moveOrder({ params, body: { fulfilment: 'partly_shipped', goods, tracking: { number } } })
    return { ...shop, params, placed, pack }
  }

  test('each parcel says what lay in it, to the buyer too; the last one makes it shipped', async () => {
    const shop = await raise()
    const first = given(await shop.pack([{ place: 0, quantity: 3 }]))
    expect(first).toMatchObject({ fulfilment: 'partly_shipped', moves: ['partly_shipped', 'shipped'] })
    given(await shop.pack([{ place: 1, quantity: 2 }], 'XY2'))
    expect(await findFaults(shop.db)).toEqual([])
    const end = given(await shop.pack([{ place: 0, quantity: 1 }], 'XY3'))
    expect(end.fulfilment).toBe('shipped')
    expect(end.tracking.map(({ number, goods }) => [number, ...goods.map((good) => [good.place, good.quantity])])).toEqual([
      ['XY1', [0, 3]],
      ['XY2', [1, 2]],
      ['XY3', [0, 1]],
    ])
    const mails = (await shop.mails('order_shipped')).map(({ params }) => JSON.parse(params) as Record<string, string>)
    expect(mails.map(({ number, lines, rest }) => `${number}: ${lines}, ${rest}`).sort()).toEqual([
      'XY1: 3 × Savagnin 2020, 1 × Savagnin 2020\n2 × Trousseau 2021',
      'XY2: 2 × Trousseau 2021, 1 × Savagnin 2020',
      'XY3: 1 × Savagnin 2020, ',
    ])
    const seen = given(await shop.visitor.followOrder({ body: { token: shop.placed.token } }))
    expect(seen.tracking).toEqual(end.tracking)
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('what is shipped at last is all that is left, and each parcel has a slip of its own', async () => {
    const shop = await raise()
    given(await shop.pack([{ place: 0, quantity: 1 }]))
    const end = given(await shop.owner.moveOrder({ params: shop.params, body: { fulfilment: 'shipped' } }))
    expect(end.tracking[1]?.goods).toEqual([
      { place: 0, quantity: 3 },
      { place: 1, quantity: 2 },
    ])
    const slip = (parcel?: number) =>
      shop.owner.getOrderSlip({ params: shop.params, query: { kind: 'packing', ...(parcel && { parcel }) } })
    const textOf = async (parcel?: number) => Buffer.from(given(await slip(parcel)).content, 'base64').toString('latin1')
    expect(await textOf(1)).not.toContain('Trousseau')
    expect(await textOf(2)).toContain('Trousseau')
    expect(await codeOf(slip(3))).toBe('not_found')
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('no parcel holds more than is left of the order, nor what was never ordered', async () => {
    const shop = await raise()
    given(await shop.pack([{ place: 0, quantity: 3 }]))
    for (const goods of [
      [{ place: 0, quantity: 2 }],
      [
        { place: 1, quantity: 1 },
        { place: 1, quantity: 2 },
      ],
      [{ place: 7, quantity: 1 }],
    ])
      expect(await codeOf(shop.pack(goods)), JSON.stringify(goods)).toBe('invalid')
    expect(given(await shop.owner.getAdminOrder({ params: shop.params })).tracking).toHaveLength(1)
  })
})
