import { expect, test } from 'vitest'
import { bindToSite } from '#api/db/database.ts'
import { eachDatabase } from '../support/databases.ts'
import { findFaults } from './support/audit.ts'
import { openOrderStage } from './support/orders.ts'
import { codeOf, given } from './support/site-calls.ts'
import { transports } from './support/stage.ts'

eachDatabase('an order that the house takes down', (open) => {
  const raise = async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 12)
    type Hand = Parameters<typeof shop.owner.createOrder>[0]['body']
    const products = [{ id: shop.wine.product.id, quantity: 2 }]
    const take = (more: Partial<Hand> = {}) =>
      shop.owner.createOrder({
        body: {
          ...{ products, buyer: {}, delivery: { type: 'NO_DELIVERY' as const }, payment: 'ON_COLLECTION' as const },
          ...{ isPaid: true, isAdult: true, ...more },
        },
      })
    return { ...shop, take, products }
  }

  test('a passer-by pays and takes the bottles along: stock, money, invoice and end in one go, and no mail', async () => {
    const shop = await raise()
    const order = given(await shop.take({ note: 'Voisin de Marie' }))
    expect(order).toMatchObject({
      ...{ payment: 'paid', fulfilment: 'completed', total: 3000, paid: 3000, email: '', note: 'Voisin de Marie' },
      address: { billing: { firstname: 'Client', lastname: 'de passage' } },
    })
    expect(order.steps.map(({ to, by }) => `${to} ${by}`)).toEqual([
      ...['placed owner', 'paid owner', 'preparing owner', 'completed owner'],
    ])
    expect(await shop.left()).toBe(10)
    expect(given(await shop.owner.listPapers({ query: { idOrder: order.id } })).papers).toMatchObject([{ total: 3000 }])
    expect(await shop.mails()).toEqual([])
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('an order by telephone waits for its transfer like any other, travels for the price of the shop, and its buyer is written to', async () => {
    const shop = await raise()
    const buyer = { ...shop.address, email: 'marie@exemple.test', phone: '03 84 00 00 01' }
    const delivery = { type: 'DELIVERY' as const, idCarrier: shop.carrier.id }
    const order = given(await shop.take({ buyer, delivery, payment: 'TRANSFER', isPaid: false }))
    expect(order).toMatchObject({ payment: 'awaiting', fulfilment: 'new', total: 3900, shippingFees: 900 })
    expect((await shop.mails()).map(({ kind, recipient }) => `${kind} ${recipient}`)).toEqual(['order_placed marie@exemple.test'])
    given(await shop.owner.recordPayment({ params: { id: order.id }, body: {} }))
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('the stock of the shop is the stock of the cellar: what is not there is not sold, and nothing is written of it', async () => {
    const shop = await raise()
    const all = await Promise.all(
      Array.from({ length: 8 }, () => shop.take({ products: [{ id: shop.wine.product.id, quantity: 3 }] })),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(4)
    expect(await shop.left()).toBe(0)
    expect(await shop.orders()).toHaveLength(4)
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('the same form sent twice is one order', async () => {
    const shop = await raise()
    const once = { checkout: 'vente-du-comptoir-1' }
    const [one, two] = [given(await shop.take(once)), given(await shop.take(once))]
    expect(two.id).toBe(one.id)
    expect(await codeOf(shop.take({ ...once, products: [{ id: shop.wine.product.id, quantity: 5 }] }))).toBe('conflict')
    expect(await shop.left()).toBe(10)
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('wine is sold to nobody whose age the house does not vouch for; what travels has an address, and mails one that is', async () => {
    const shop = await raise()
    await bindToSite(shop.db, '1').inTransaction((tx) => tx.updateTable('site_settings').set({ is_winemaker: 1 }).execute())
    expect(await codeOf(shop.take({ isAdult: false }))).toBe('invalid')
    expect(await codeOf(shop.take({ delivery: { type: 'DELIVERY', idCarrier: shop.carrier.id } }))).toBe('invalid')
    expect(await codeOf(shop.take({ buyer: { email: 'pas une adresse' } }))).toBe('invalid')
    expect(await codeOf(shop.visitor.createOrder({ body: {} as never }))).toBe('unauthenticated')
    expect(await shop.orders()).toEqual([])
  })
})
