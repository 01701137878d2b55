import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { faultsOf, openAmending } from '../../support/trade/amending.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`where an order goes, changed before it leaves, ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => openAmending(await open(), transport)
      const moved = (address: object) => ({ ...address, address: '8, quai Neuf', postalCode: '25000', city: 'Besançon' })

      test('an address within the same place is changed once for one key, told to its buyer and noted; the invoice stays as it was', async () => {
        const shop = await raise()
        const id = await shop.placeOf()
        await shop.pay(id)
        const body = {
          key: crypto.randomUUID(),
          version: await shop.versionOf(id),
          address: moved(shop.address) as typeof shop.address,
        }
        const changed = given(await shop.deliver(id, body))
        expect(changed.address.delivery).toMatchObject({ city: 'Besançon', postalCode: '25000', country: 'FR' })
        expect(changed).toMatchObject({ total: 3900, refunded: 0, payment: 'paid' })
        const again = given(await shop.deliver(id, body))
        expect(again.steps).toHaveLength(changed.steps.length)
        expect(changed.steps.at(-1)).toMatchObject({ to: 'delivery_changed', by: 'owner', detail: 'Par la route' })
        expect(await codeOf(shop.deliver(id, { ...body, fees: 600, idCarrier: shop.cheap.id }))).toBe('conflict')
        const [mail, ...others] = await shop.mails('order_changed')
        expect([others.length, mail?.params]).toEqual([0, expect.stringContaining('8, quai Neuf, 25000 Besançon')])
        expect(await shop.papers(id)).toHaveLength(1)
        const { entries } = given(await shop.owner.listAuditLog({ query: { nbItem: 100 } }))
        expect(entries).toContainEqual(expect.objectContaining({ call: 'PUT /admin/order/{id}/delivery', idThing: id }))
        await shop.expectSound(id)
      })

      test('a cheaper carrier gives the difference back with a note of the freight, each time what is left of it; a dearer one asks for nothing', async () => {
        const shop = await raise()
        const id = await shop.placeOf()
        await shop.pay(id)
        const offered = given(await shop.owner.listOrderDeliveries({ params: { id }, query: {} }))
        expect(offered).toMatchObject({ paid: 900, idCarrier: shop.carrier.id, version: await shop.versionOf(id) })
        expect(offered.offers.map(({ name, fees }) => [name, fees])).toEqual([
          ['Par la route', 900],
          ['Relais lent', 600],
          ['Express', 1500],
        ])
        const cheaper = given(await shop.deliver(id, { idCarrier: shop.cheap.id, fees: 600 }))
        expect(cheaper).toMatchObject({ paid: 3900, refunded: 300, payment: 'partly_refunded' })
        expect(cheaper.delivery.carrier?.name).toBe('Relais lent')
        const dearer = given(await shop.deliver(id, { idCarrier: shop.dear.id, fees: 600 }))
        expect(dearer).toMatchObject({ refunded: 300 })
        const slow = await shop.carry('À vélo', 500)
        expect(given(await shop.deliver(id, { idCarrier: slow.id, fees: 500 })).refunded).toBe(400)
        const [invoice, ...notes] = await shop.papers(id)
        expect(invoice?.shipping.gross).toBe(900)
        expect(notes.map(({ total, shipping, lines }) => [total, shipping.gross, lines.length])).toEqual([
          [300, 300, 0],
          [100, 100, 0],
        ])
        await shop.expectSound(id)
      })

      test('what is not paid yet simply costs less, and its invoice says so once it is paid', async () => {
        const shop = await raise()
        const id = await shop.placeOf()
        const changed = given(await shop.deliver(id, { idCarrier: shop.cheap.id, fees: 600 }))
        expect(changed).toMatchObject({ shippingFees: 600, total: 3600, paid: 0, payment: 'awaiting' })
        expect(changed.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(3600)
        expect((await shop.mails('order_changed'))[0]?.params).toMatch(/36,00/)
        expect(given(await shop.deliver(id, { idCarrier: shop.dear.id, fees: 600 })).total).toBe(3600)
        expect(await shop.pay(id)).toMatchObject({ paid: 3600, payment: 'paid' })
        const [invoice, ...notes] = await shop.papers(id)
        expect([invoice?.total, invoice?.shipping.gross, notes.length]).toEqual([3600, 600, 0])
        await shop.expectSound(id)
      })

      test('of two owners who change it the second reads first what the other did, and nothing is lost', async () => {
        const shop = await raise()
        const id = await shop.placeOf()
        const version = await shop.versionOf(id)
        const one = shop.deliver(id, { version, idCarrier: shop.cheap.id, fees: 600 })
        const other = shop.deliver(id, { version, address: moved(shop.address) as typeof shop.address })
        const ends = await Promise.all([one, other])
        expect(ends.filter(({ ok }) => ok)).toHaveLength(1)
        const refusedOne = ends.find(({ ok }) => !ok)
        expect(refusedOne && faultsOf(refusedOne)?.version?.join('')).toContain('a changé pendant que vous la lisiez')
        expect(await shop.mails('order_changed')).toHaveLength(1)
        await shop.expectSound(id)
      })

      test('a price that was not seen, a place of another tax, one that nobody goes to, and nothing at all are refused with reasons', async () => {
        const shop = await raise()
        const id = await shop.placeOf()
        await shop.pay(id)
        const say = async (body: Parameters<typeof shop.deliver>[1]) => faultsOf(await shop.deliver(id, body)) ?? {}
        expect((await say({ idCarrier: shop.cheap.id })).idCarrier?.join('')).toMatch(/6,00.* au lieu de 9,00/)
        expect((await say({})).idCarrier?.join('')).toContain('Rien n’a changé')
        expect((await say({ idCarrier: 'personne' })).idCarrier?.join('')).toContain('Ce transporteur ne prend pas')
        const at = (postalCode: string, country = 'FR') => ({ address: { ...shop.address, postalCode, country } })
        expect((await say(at('20000')))['address.postalCode']?.join('')).toContain('n’est pas taxé comme celui de la commande')
        expect(Object.keys(await say(at('10115', 'DE')))).toEqual(['address.country'])
        expect(await shop.read(id)).toMatchObject({ refunded: 0, address: { delivery: null } })
        await shop.expectSound(id)
      })

      test('of a wine that is off sale, or was taken out of the shop, it is offered as before, and another carrier takes it', async () => {
        for (const isErased of [false, true]) {
          const shop = await raise()
          const id = await shop.placeOf()
          const offers = async () => given(await shop.owner.listOrderDeliveries({ params: { id }, query: {} })).offers
          const before = await offers()
          expect(before.map(({ id: carrier, fees }) => [carrier, fees])).toContainEqual([shop.cheap.id, 600])
          const params = { id: shop.wine.product.id }
          if (isErased) given(await shop.owner.removeProduct({ params }))
          else given(await shop.owner.changeProduct({ params, body: { isValid: false } }))
          expect(await offers()).toEqual(before)
          const address = moved(shop.address) as typeof shop.address
          const changed = given(await shop.deliver(id, { address, idCarrier: shop.cheap.id, fees: 600 }))
          expect([changed.shippingFees, changed.address.delivery]).toEqual([600, expect.objectContaining({ city: 'Besançon' })])
          await shop.expectSound(id)
        }
      })

      test('it is left alone once it has left, is over, is fetched, or stands on a page of payment', async () => {
        const shop = await raise()
        const why = async (id: string) =>
          faultsOf(await shop.deliver(id, { idCarrier: shop.cheap.id, fees: 600 }))?.version?.join('')
        const sent = await shop.placeOf()
        await shop.pay(sent)
        for (const fulfilment of ['preparing', 'shipped'] as const)
          given(await shop.owner.moveOrder({ params: { id: sent }, body: { fulfilment } }))
        expect(await why(sent)).toContain('est partie')
        const over = await shop.placeOf()
        given(await shop.owner.moveOrder({ params: { id: over }, body: { fulfilment: 'cancelled' } }))
        expect(await why(over)).toContain('elle ne change plus')
        const byHand = given(
          await shop.owner.createOrder({
            body: {
              products: [{ id: shop.wine.product.id, quantity: 1 }],
              buyer: { lastname: 'Passant' },
              delivery: { type: 'NO_DELIVERY' },
              payment: 'TRANSFER',
              isAdult: true,
            },
          }),
        )
        expect(await why(byHand.id)).toContain('Seule une livraison à domicile')
      })
    })
  })
}
