import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { carton, raiseCartShop } from '../../support/trade/cart.ts'
import { setParameter } from '../../support/trade/shop.ts'

const arbois = { postalCode: '39600', city: 'Arbois', country: 'FR' }
const home = {
  firstname: 'Marie',
  lastname: 'Curie',
  address: '1, rue Haute',
  addressPart2: '',
  postalCode: '39600',
  city: 'Arbois',
  country: 'FR',
}

for (const [way, transport] of Object.entries(transports)) {
  describe(`delivery of carts ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise(quantity = 7) {
        const shop = await raiseCartShop(await open(), transport)
        const { id } = await shop.put({ idDeclination: shop.wine.first.id, quantity })
        const params = { id }
        const calculate = (place = arbois) => shop.visitor.calculateCartShipping({ params, body: place })
        const choose = (body: Parameters<typeof shop.visitor.chooseCartDelivery>[0]['body']) =>
          shop.visitor.chooseCartDelivery({ params, body })
        const read = async () => given(await shop.visitor.getCart({ params }))
        return { ...shop, id, params, calculate, choose, read }
      }

      test('[E-08] a cart holds every part of its state: delivery, collection, access point, town, country, carrier, prices, addresses, phone, message', async () => {
        const { stage, visitor, params, calculate, choose } = await raise()
        given(await calculate())
        given(await choose({ carrier: 0 }))
        const point = {
          id: 'p1',
          name: 'Relais',
          addLine1: '1, rue Basse',
          zipCode: '39600',
          city: 'Arbois',
          country: 'FR',
          icon: '',
          position: { latitude: 46.9, longitude: 5.7 },
        }
        given(await choose({ accessPointAddress: point }))
        const entries = { addresses: { shipping: home, billing: home }, phone: '03 53 01 24 68', message: 'Sonnez' }
        const named = given(await visitor.saveCartEntries({ params, body: entries }))
        const held = transport(stage)({ siteId: '1', cartKey: named.key ?? '' })
        const cart = given(await held.getCart({ params: { id: named.id } }))
        const carrier = {
          id: expect.any(String),
          name: 'Par la route',
          fdp: 1600,
          price: 1600,
          deliveryType: 'DELIVERY',
          siteType: '',
          serviceCode: '',
        }
        expect(cart).toMatchObject({
          deliveryType: 'delivery',
          clickAndCollect: null,
          accessPointAddress: point,
          ...entries,
          city: { postalCode: '39600', name: 'Arbois' },
          country: { id: 'FR', alphaTwo: 'FR', alphaThree: 'FRA' },
          carrier,
          shippingPrices: [carrier],
        })
        const collection = { date: '2026-03-07', idAddress: 'cave', idSchedule: 'matin' }
        const own = { params: { id: named.id } }
        const collected = given(
          await held.chooseCartDelivery({ ...own, body: { deliveryType: 'clickAndCollect', clickAndCollect: collection } }),
        )
        expect(collected).toMatchObject({
          deliveryType: 'clickAndCollect',
          clickAndCollect: collection,
          accessPointAddress: null,
        })
        expect(given(await held.clearCart(own))).toMatchObject({
          deliveryType: 'delivery',
          clickAndCollect: null,
          city: null,
          country: null,
          carrier: null,
          shippingPrices: [],
          addresses: { shipping: null, billing: null },
          phone: '',
          message: '',
          lines: [],
        })
      })

      test('[E-09] access points, addresses with their types, carriers, towns and countries have every field', async () => {
        const { owner, visitor, calculate } = await raise()
        const place = { address: '1, rue Basse', postalCode: '39600', city: 'Arbois', latitude: 46.9, longitude: 5.7 }
        given(await owner.createPickupPoint({ body: { name: 'Relais', ...place, hours: '9 h – 18 h', icon: 'LOCKER' } }))
        const [point] = given(await visitor.listAccessPoints({ body: { postalCode: '39600', city: 'Arbois', country: 'FR' } }))
        expect(point).toEqual({
          id: expect.any(String),
          name: 'Relais',
          addLine1: '1, rue Basse',
          zipCode: '39600',
          city: 'Arbois',
          country: 'FR',
          position: { latitude: 46.9, longitude: 5.7 },
          icon: '/art/point-locker.svg',
          hours: '9 h – 18 h',
          distance: 5.3,
          bearing: 270,
        })
        given(await owner.createCompanyAddress({ body: { name: 'Le caveau', ...place, types: ['COLLECTION'] } }))
        const [house] = given(await visitor.listCompanyAddresses())
        expect(house?.types).toEqual([{ id: 'collection', type: 'COLLECTION', value: 'Retrait des commandes' }])
        const [carrier] = given(await calculate()).shippingPrices
        expect(carrier).toEqual({
          id: expect.any(String),
          name: 'Par la route',
          fdp: 1600,
          price: 1600,
          deliveryType: 'DELIVERY',
          siteType: '',
          serviceCode: '',
          wantsPhone: true,
          promise: null,
        })
        const [city] = given(await visitor.findCities({ params: { search: '39600 Arbois', idCountry: 'FR' } }))
        expect(city).toEqual({ id: '39600-arbois', postalCode: '39600', name: 'Arbois' })
        const [country] = given(await visitor.listCountries())
        expect(country).toEqual({ id: 'FR', alphaTwo: 'FR', alphaThree: 'FRA', numCode: '250', name: 'France' })
      })

      test('[T-02] choosing to collect resets carrier, town, shipping prices and access point', async () => {
        const { calculate, choose } = await raise()
        given(await calculate())
        given(await choose({ carrier: 0 }))
        expect(given(await choose({ deliveryType: 'clickAndCollect' }))).toMatchObject({
          deliveryType: 'clickAndCollect',
          carrier: null,
          city: null,
          shippingPrices: [],
          accessPointAddress: null,
          totals: { shippingFees: 0 },
        })
      })

      test('[T-03] a second calculation while one is running does nothing', async () => {
        const { stage, params, calculate, read } = await raise()
        const before = given(await calculate())
        const busy = (until: string) =>
          bindToSite(stage.db, '1').inTransaction((tx) =>
            tx.updateTable('carts').set({ quoting_until: until }).where('id', '=', params.id).execute(),
          )
        await busy('2026-03-01T10:00:10.000Z')
        expect(await codeOf(calculate({ ...arbois, postalCode: '75001' }))).toBe('conflict')
        expect(await read()).toEqual({ ...before, isCalculating: true })
        await busy('2026-03-01T09:59:59.000Z')
        expect(given(await calculate({ ...arbois, postalCode: '75001' })).city?.postalCode).toBe('75001')
        const both = await Promise.all([codeOf(calculate()), codeOf(calculate())])
        expect(both).toContain('ok')
        expect((await read()).isCalculating).toBe(false)
      })

      test('[T-04] threat 73: a calculation clears the carrier, which is chosen by its index among the offers of these very lines', async () => {
        const { at, visitor, params, calculate, choose, read } = await raise()
        given(await calculate())
        expect(given(await choose({ carrier: 0 })).totals).toMatchObject({ shippingFees: 1600, total: 8600 })
        expect(given(await calculate()).carrier).toBeNull()
        expect(await codeOf(choose({ carrier: 1 }))).toBe('invalid')
        given(await choose({ carrier: 0 }))
        given(await visitor.changeCartLine({ params, body: { line: 0, quantity: 24 } }))
        expect(await read()).toMatchObject({ carrier: null, shippingPrices: [], totals: { shippingFees: 0 } })
        expect(await codeOf(choose({ carrier: 0 }))).toBe('invalid')
        given(await calculate())
        at('2026-03-01T11:00:01.000Z')
        expect((await read()).shippingPrices).toEqual([])
      })

      test('[X-05] a calculation that fails clears carrier and prices, and says why', async () => {
        const { owner, calculate, choose, read } = await raise()
        given(await calculate())
        given(await choose({ carrier: 0 }))
        const failed = await calculate({ ...arbois, country: 'BE' })
        expect(!failed.ok && failed.error.fields).toHaveProperty('country')
        expect(await read()).toMatchObject({ carrier: null, shippingPrices: [], totals: { shippingFees: 0 } })
        await setParameter(owner, 'MIN_BOTTLES_PER_EXPEDITION', '12')
        expect((await read()).expedition).toEqual({ code: 'too_few', by: 5, limit: 12 })
        expect(await codeOf(calculate())).toBe('invalid')
      })

      test('the advice names a bottle of the cart, and with that many more the shipping costs what was announced', async () => {
        const { owner, visitor, params, calculate, read } = await raise(4)
        const { carriers } = given(await owner.listCarriers())
        const rates = [{ countries: ['FR'], postalPrefixes: [], cartons: [carton(1, 700), carton(6, 1100)] }]
        given(await owner.changeCarrier({ params: { id: carriers[0]?.id ?? '' }, body: { rates } }))
        await setParameter(owner, 'FREE_SHIPPING_PRICE', '60')
        const { advice, freeShipping } = given(await calculate())
        expect(advice).toMatchObject({ name: 'Un', add: 2, from: 1100, to: 0 })
        expect(freeShipping).toEqual({ isFree: false, bottles: null, cents: 2000 })
        given(await visitor.changeCartLine({ params, body: { line: 0, quantity: 6 } }))
        expect(given(await calculate()).shippingPrices[0]?.price).toBe(0)
        expect(await read()).toMatchObject({ advice: null, freeShipping: { isFree: true, cents: 0 } })
      })
    })
  })
}
