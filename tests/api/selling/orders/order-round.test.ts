import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { sell } from '../../support/trade/shop.ts'

eachDatabase('several orders packed at once', (open) => {
  test('the round holds what may be packed, and what is left of it; its papers are one file', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 40)
    const placed = []
    for (const quantity of [2, 3, 5]) placed.push(given(await shop.place(shop.wanted(quantity))))
    const [paid, begun, unpaid] = placed.map(({ id }) => ({ params: { id } }))
    if (!(paid && begun && unpaid)) throw new Error('three orders were placed')
    for (const one of [paid, begun]) given(await shop.owner.recordPayment({ ...one, body: {} }))
    given(await shop.owner.moveOrder({ ...begun, body: { fulfilment: 'preparing' } }))
    const packed = { fulfilment: 'partly_shipped' as const, goods: [{ place: 0, quantity: 1 }], tracking: { number: 'XY1' } }
    given(await shop.owner.moveOrder({ ...begun, body: packed }))

    const round = given(await shop.owner.readOrderRound())
    expect(new Map(round.orders.map(({ id, units }) => [id, units]))).toEqual(
      new Map([
        [paid.params.id, 2],
        [begun.params.id, 2],
      ]),
    )
    expect(round.goods).toEqual([{ name: 'Savagnin 2020', size: '75\u00a0cl', quantity: 4 }])
    // The carrier has a carton of six: what is left of each order fits into one.
    expect(round.orders.map(({ cartons }) => cartons)).toEqual([[6], [6]])
    const papers = given(await shop.owner.printOrderRound({ query: {} }))
    const text = Buffer.from(papers.content, 'base64').toString('latin1').replaceAll('\xa0', ' ')
    expect(text).toContain('2 cartons de 6')
    expect(text).toContain('1 carton de 6')

    const pagesOf = async (ids?: string) => {
      const { content } = given(await shop.owner.printOrderRound({ query: ids ? { ids } : {} }))
      return /\/Count (\d+)/.exec(Buffer.from(content, 'base64').toString('latin1'))?.[1]
    }
    expect(await pagesOf()).toBe('3')
    expect(await pagesOf(begun.params.id)).toBe('2')
    expect(await codeOf(shop.owner.printOrderRound({ query: { ids: unpaid.params.id } }))).toBe('not_found')
    expect(await codeOf(shop.owner.printOrderRound({ query: { ids: "1,'" } }))).toBe('unreadable')
    expect(await codeOf(shop.as('MEMBER').readOrderRound())).toBe('forbidden')
  })

  test('an order travels in its cartons also when its wine went off sale or was taken out meanwhile', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 40)
    const { id } = given(await shop.place(shop.wanted(3)))
    given(await shop.owner.recordPayment({ params: { id }, body: {} }))
    const tell = async () => {
      const { orders } = given(await shop.owner.readOrderRound())
      return orders.map(({ cartons }) => cartons)
    }
    expect(await tell()).toEqual([[6]])
    given(await shop.owner.changeDeclination({ params: { id: shop.wine.first.id }, body: { isOnSale: false } }))
    expect(await tell()).toEqual([[6]])
    given(await shop.owner.removeProduct({ params: { id: shop.wine.product.id } }))
    expect(await tell()).toEqual([[6]])
    const papers = given(await shop.owner.printOrderRound({ query: {} }))
    expect(Buffer.from(papers.content, 'base64').toString('latin1').replaceAll('\xa0', ' ')).toContain('1 carton de 6')
  })

  test('of a box of wines its bottles are fetched, with those that are sold alone, and its slip names them', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 40)
    const other = await sell(shop.owner, { name: 'Trousseau', price: 1000 }, [{ year: 2021 }])
    await shop.fill(other.first.id, 20)
    const box = await sell(shop.owner, {
      name: 'Les Trois Coteaux',
      type: 'BOX',
      price: 5000,
      products: [
        { idDeclination: other.first.id, quantity: 1 },
        { idDeclination: shop.wine.first.id, quantity: 3 },
      ],
    })
    await shop.fill(box.first.id, 9)
    const products = [
      { id: box.product.id, quantity: 2 },
      { id: shop.wine.product.id, quantity: 4 },
    ]
    const { id } = given(await shop.place(shop.wanted(1, { products })))
    given(await shop.owner.recordPayment({ params: { id }, body: {} }))

    const { goods } = given(await shop.owner.readOrderRound())
    expect(goods).toEqual([
      { name: 'Savagnin 2020', size: '75\u00a0cl', quantity: 10 },
      { name: 'Trousseau 2021', size: '', quantity: 2 },
    ])
    given(await shop.owner.printOrderRound({ query: {} }))
    const slip = given(await shop.owner.getOrderSlip({ params: { id }, query: { kind: 'packing' } }))
    const text = Buffer.from(slip.content, 'base64').toString('latin1').replaceAll('\xa0', ' ')
    expect(text).toContain('Les Trois Coteaux')
    expect(text).toContain('6 × Savagnin 2020')
    expect(text).toContain('2 × Trousseau 2021')
    expect(text).toContain('6 unités en tout, 12 contenants')
    expect(text).toContain('7,5 L')
    // The code by which whoever packs says whose parcel comes next.
    expect(text).toMatch(/\/S\s*\/Figure/)
  })
})
