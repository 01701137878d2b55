import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { sellTold, setParameter } from '../support/trade/shop.ts'

eachDatabase('the shelves by what is ordered most', (open) => {
  test('are in the order of what was ordered and paid for in the last three months', async () => {
    const { owner, ownerNow, visitor, placeProven, wanted, at } = await openOrderStage(await open(), transports['in process'])
    await setParameter(owner, 'HANDLE_STOCK', 'false')
    at('2026-03-02T10:00:00Z')
    const year = { year: 2022 }
    const names = ['Aubépine', 'Bouleau', 'Coudrier', 'Douglas'] as const
    const ids = new Map<string, string>()
    for (const name of names) ids.set(name, (await sellTold(await ownerNow(), { name, price: 1200 }, [year])).product.id)
    const order = async (name: (typeof names)[number], quantity: number, { isPaid = true } = {}) => {
      const placed = await placeProven(wanted(1, { products: [{ id: ids.get(name) ?? '', quantity }] }))
      if (isPaid) given(await (await ownerNow()).recordPayment({ params: { id: placed.id }, body: {} }))
    }
    const shelf = async () => {
      const { products } = given(await visitor.browseProducts({ query: { orderBy: 'commandes', nbItem: 100 } as never }))
      return products.map(({ name }) => name).filter((name) => names.some((one) => one === name))
    }
    expect(await shelf()).toEqual(['Aubépine', 'Bouleau', 'Coudrier', 'Douglas'])
    await order('Douglas', 5)
    at('2026-06-15T10:00:00Z')
    await order('Coudrier', 3)
    await order('Coudrier', 1)
    await order('Bouleau', 2)
    // What nobody has paid for says nothing of what is liked.
    await order('Aubépine', 6, { isPaid: false })
    expect(await shelf(), 'five of one are long ago').toEqual(['Coudrier', 'Bouleau', 'Aubépine', 'Douglas'])
    at('2026-05-20T10:00:00Z')
    expect((await shelf()).slice(0, 2)).toEqual(['Douglas', 'Coudrier'])
  })
})
