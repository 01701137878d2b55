import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { drawPaper } from '#api/selling/papers/drawing/draw-paper.ts'
import { titleOf } from '#api/selling/papers/drawing/paper-head.ts'
import { writeFacturX } from '#api/selling/papers/drawing/write-facturx.ts'
import { readBody } from '#api/selling/papers/issue-paper.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { sell, setParameter } from '../../support/trade/shop.ts'

eachDatabase('an order that the house takes down', (open) => {
  const raise = async () => {
    const shop = await openOrderStage(await open(), transports['in process'], 12)
    type Hand = Parameters<typeof shop.owner.createOrder>[0]['body']
    const products = [{ id: shop.wine.product.id, quantity: 2 }]
    const take = (more: Partial<Hand> = {}) =>
      shop.owner.createOrder({
        body: {
          products,
          buyer: {},
          delivery: { type: 'NO_DELIVERY' as const },
          payment: 'ON_COLLECTION' as const,
          isPaid: true,
          isAdult: true,
          ...more,
        },
      })
    return { ...shop, take, products }
  }

  test('a passer-by pays and takes the bottles along: stock, money, invoice and end in one go, and no mail', async () => {
    const shop = await raise()
    const order = given(await shop.take({ note: 'Voisin de Marie' }))
    expect(order).toMatchObject({
      payment: 'paid',
      fulfilment: 'completed',
      total: 3000,
      paid: 3000,
      email: '',
      note: 'Voisin de Marie',
      address: { billing: { firstname: '', lastname: '', address: '', postalCode: '', city: '', country: '' } },
    })
    const { orders } = given(await shop.owner.listOrders({ query: { search: 'lk:de passage' } }))
    expect(orders).toMatchObject([{ id: order.id, name: 'Client de passage' }])
    expect(order.steps.map(({ to, by }) => `${to} ${by}`)).toEqual([
      ...['placed owner', 'paid owner', 'preparing owner', 'completed owner'],
    ])
    expect(await shop.left()).toBe(10)
    expect(given(await shop.owner.listPapers({ query: { idOrder: order.id } })).papers).toMatchObject([
      { total: 3000, buyer: 'Client de passage' },
    ])
    const row = await shop.db.read.selectFrom('papers').selectAll().executeTakeFirstOrThrow()
    const paper = readBody(row)
    expect([titleOf(paper), paper.buyer.name, paper.buyer.address]).toEqual(['Facture simplifiée', '', ''])
    expect(drawPaper(paper, { isCopy: false }).includes('factur-x')).toBe(false)
    expect(await shop.mails()).toEqual([])
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('by what money came stands on the payment and on the paper, mixed as it was, and cash has its limit', async () => {
    const shop = await raise()
    const received = [{ means: 'TERMINAL' as const }, { means: 'CASH' as const, amount: 1000 }]
    const order = given(await shop.take({ received }))
    const parts = [
      { means: 'CASH', amount: 1000 },
      { means: 'TERMINAL', amount: 2000 },
    ]
    const { parts: kept } = await shop.db.read.selectFrom('payments').select('parts').executeTakeFirstOrThrow()
    expect(JSON.parse(kept)).toEqual(parts)
    const row = await shop.db.read.selectFrom('papers').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow()
    expect(readBody(row).paid).toMatchObject({ means: 'ON_COLLECTION', amount: 3000, parts })
    const wrong = await shop.take({ received: [{ means: 'CASH', amount: 2999 }] })
    expect(wrong).toMatchObject({
      error: { code: 'invalid', fields: { received: [expect.stringContaining('Les parts ne font pas le total')] } },
    })
    const magnum = await sell(shop.owner, { name: 'Vin jaune', price: 135_000 }, [
      { year: 2015, capacity: 62, capacityUnit: 'cl' },
    ])
    await shop.fill(magnum.first.id, 1)
    const dear = await shop.take({ products: [{ id: magnum.product.id, quantity: 1 }], received: [{ means: 'CASH' }] })
    expect(dear).toMatchObject({ error: { fields: { received: [expect.stringMatching(/limite les espèces à 1 000/)] } } })
    const unsaid = await shop.take({ products: [{ id: magnum.product.id, quantity: 1 }] })
    expect(unsaid).toMatchObject({ error: { fields: { received: [expect.anything()] } } })
    expect(await shop.orders()).toHaveLength(1)
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

  test('a buyer who has paid is asked for nothing, and no place in France has half a postal code', async () => {
    const shop = await raise()
    const delivery = { type: 'DELIVERY' as const, idCarrier: shop.carrier.id }
    const sell = (postalCode: string) =>
      shop.take({ buyer: { ...shop.address, postalCode, email: 'marie@exemple.test' }, delivery, payment: 'TRANSFER' })
    expect(await sell('396')).toMatchObject({ error: { fields: { 'buyer.postalCode': expect.anything() } } })
    expect(given(await sell('39 600'))).toMatchObject({ payment: 'paid' })
    const [placed] = await shop.mails('order_placed')
    expect(JSON.parse(placed?.params ?? '{}')).toMatchObject({ means: 'NONE' })
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

  test('what a business buys at the counter bears its name and address, and is read by machines as well', async () => {
    const shop = await raise()
    const buyer = { company: 'Auberge du Lac', siren: '732829320' }
    expect(await shop.take({ buyer })).toMatchObject({
      error: { code: 'invalid', fields: { 'buyer.address': expect.anything(), 'buyer.city': expect.anything() } },
    })
    const place = { address: '1 quai du Lac', postalCode: '39130', city: 'Clairvaux' }
    given(await shop.take({ buyer: { ...buyer, ...place } }))
    const paper = readBody(await shop.db.read.selectFrom('papers').selectAll().executeTakeFirstOrThrow())
    expect([titleOf(paper), paper.buyer.company, paper.buyer.country]).toEqual(['Facture', 'Auberge du Lac', 'FR'])
    expect(writeFacturX(paper)).not.toContain('DefinedTradeContact')
    expect(await findFaults(shop.db)).toEqual([])
  })

  test('a means of payment that is switched off takes no order by hand, unless it is paid over the counter by now', async () => {
    const shop = await raise()
    for (const name of ['PAY_BY_TRANSFER', 'PAY_BY_CHEQUE', 'PAY_ON_COLLECTION'] as const)
      await setParameter(shop.owner, name, 'false')
    for (const payment of ['TRANSFER', 'CHEQUE', 'ON_COLLECTION'] as const) {
      const isPaid = payment !== 'ON_COLLECTION'
      expect(await shop.take({ payment, isPaid })).toMatchObject({ error: { code: 'invalid', fields: { payment: {} } } })
    }
    expect(given(await shop.take({ payment: 'ON_COLLECTION' }))).toMatchObject({ payment: 'paid' })
    expect(await shop.orders()).toHaveLength(1)
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
