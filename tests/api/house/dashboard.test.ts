import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { fillOrders } from '../support/rows/fill-orders.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { setParameter } from '../support/trade/shop.ts'

const isLong = Boolean(process.env.LONG)
const many = isLong ? 50_000 : 600

eachDatabase('the figures of a shop', (open) => {
  test('sales are what was paid and kept, on the day in France on which it was ordered, beside the thirty days before', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 100)
    // Half past midnight of the 3rd in France is still the 2nd by the clock of the server.
    shop.at('2026-07-02T22:30:00.000Z')
    const owner = await shop.ownerNow()
    const first = given(await shop.place(shop.wanted(2)))
    given(await owner.recordPayment({ params: { id: first.id }, body: {} }))
    given(await shop.place(shop.wanted(1)))
    shop.at('2026-07-20T10:00:00.000Z')
    const later = await shop.ownerNow()
    const second = given(await shop.place(shop.wanted(1)))
    given(await later.recordPayment({ params: { id: second.id }, body: {} }))
    given(await later.refundOrder({ params: { id: second.id }, body: { key: 'remise-geste-0001', amount: 400 } }))

    const { sales, best } = given(await later.getDashboard())
    expect(sales).toMatchObject({ orders: 2, amount: 3900 + 2000, ordersBefore: 0, amountBefore: 0 })
    expect(sales.days).toHaveLength(30)
    expect(sales.days.filter(({ orders }) => orders > 0)).toEqual([
      { day: '2026-07-03', orders: 1, amount: 3900 },
      { day: '2026-07-20', orders: 1, amount: 2000 },
    ])
    expect(best).toEqual([{ idProduct: shop.wine.product.id, name: 'Savagnin', quantity: 3, amount: 4500 }])

    shop.at('2026-08-10T10:00:00.000Z')
    const { sales: next } = given(await (await shop.ownerNow()).getDashboard())
    expect(next).toMatchObject({ orders: 1, amount: 2000, ordersBefore: 1, amountBefore: 3900 })
  })

  test('low stock is what is on sale and has come down to the limit of the shop; visits are counted by day and source', async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 4)
    shop.at('2026-07-20T10:00:00.000Z')
    const owner = await shop.ownerNow()
    const count = (day: string, source: string, times: number) =>
      bindToSite(shop.db, '1').inTransaction((tx) =>
        tx
          .insertInto('visits')
          .values({ id: `${day}-${source}`, day, source, count: times })
          .execute(),
      )
    await count('2026-07-20', 'salon', 3)
    await count('2026-07-19', 'carte', 5)
    await count('2026-06-01', 'carte', 7)
    await setParameter(owner, 'STOCK_DISPLAY_LIMIT', '3')
    expect(given(await owner.getDashboard()).low).toEqual([])
    await setParameter(owner, 'STOCK_DISPLAY_LIMIT', '4')
    const { low, lowTotal, visits } = given(await owner.getDashboard())
    expect(low).toMatchObject([{ name: 'Savagnin', year: 2020, stock: 4, limit: 4 }])
    expect(lowTotal).toBe(1)
    expect(visits).toMatchObject({ total: 8, totalBefore: 7 })
    expect(visits.sources).toEqual([
      { source: 'carte', count: 5 },
      { source: 'salon', count: 3 },
    ])
  })

  describe(`with ${many} orders`, () => {
    test('the figures are there within 100 ms', { timeout: 300_000 }, async () => {
      const shop = await openOrderStage(await open(), transports['in process'])
      shop.at('2026-07-20T10:00:00.000Z')
      const owner = await shop.ownerNow()
      await fillOrders(shop, many, 365)
      given(await owner.getDashboard())
      const times: number[] = []
      for (let round = 0; round < 11; round += 1) {
        const before = performance.now()
        const { sales } = given(await owner.getDashboard())
        times.push(performance.now() - before)
        expect(sales.orders).toBeGreaterThan(many / 15)
      }
      const [median = 0] = times.sort((one, other) => one - other).slice(5)
      if (isLong) console.log(`figures of ${many} orders: ${median.toFixed(1)} ms`)
      if (isLong) expect(median).toBeLessThan(100)
    })
  })
})
