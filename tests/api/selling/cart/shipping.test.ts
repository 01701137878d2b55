import { describe, expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openShopStage, sell, setParameter } from '../../support/trade/shop.ts'

const carton = (places: number, price: number) => ({ places, price, mostGrams: null })
const here = { countries: ['FR', 'MC'], postalPrefixes: [], cartons: [carton(3, 900), carton(6, 1200), carton(12, 1900)] }
const corsica = { countries: ['FR'], postalPrefixes: ['20'], cartons: [carton(6, 2500)] }
const belgium = { countries: ['BE'], postalPrefixes: [], cartons: [carton(6, 1800)] }

for (const [way, transport] of Object.entries(transports)) {
  describe(`shipping ${way}`, () => {
    eachDatabase(way, (open) => {
      async function raise() {
        const shop = await openShopStage(await open(), transport)
        const rates = [here, corsica, belgium]
        given(await shop.owner.createCarrier({ body: { name: 'Par la route', serviceCode: 'R1', siteType: 'road', rates } }))
        const relay = {
          name: 'En point de retrait',
          deliveryType: 'PICKUP' as const,
          rates: [{ ...here, cartons: [carton(12, 700)] }],
        }
        given(await shop.owner.createCarrier({ body: relay }))
        const { product } = await sell(shop.owner, { name: 'Un', price: 1000 }, [{ capacity: 75, capacityUnit: 'cl' }])
        const ask = (quantity: number, place: { country: string; postalCode: string }) =>
          shop.visitor.calculateShippingFees({ body: { products: [{ idProduct: product.id, quantity }], ...place } })
        return { ...shop, product, ask }
      }
      const arbois = { country: 'FR', postalCode: '39600' }
      const faultsOf = async (asked: ReturnType<ShopApi['calculateShippingFees']>) => {
        const answer = await asked
        return answer.ok ? undefined : answer.error.fields
      }

      test('[A-25] asks each carrier for the cheapest cartons to the place, in the owner’s order', async () => {
        const { owner, ask } = await raise()
        const offers = given(await ask(7, arbois))
        expect(offers).toEqual([
          expect.objectContaining({ name: 'Par la route', fdp: 1900, price: 1900, deliveryType: 'DELIVERY', serviceCode: 'R1' }),
          expect.objectContaining({ name: 'En point de retrait', fdp: 700, price: 700, deliveryType: 'PICKUP' }),
        ])
        expect(given(await ask(7, { country: 'FR', postalCode: '20 100' })).map(({ fdp }) => fdp)).toEqual([5000, 700])
        const { carriers } = given(await owner.listCarriers())
        given(await owner.changeCarrier({ params: { id: carriers[1]?.id ?? '' }, body: { isValid: false } }))
        expect(given(await ask(7, arbois)).map(({ name }) => name)).toEqual(['Par la route'])
      })

      test('[A-25] a product of several sizes named alone counts as its first; a declination is named by its id, too', async () => {
        const { owner, visitor } = await raise()
        const { product, declinations } = await sell(owner, { name: 'Vin jaune', price: 3000 }, [
          { capacity: 75, capacityUnit: 'cl', order: 1 },
          { capacity: 1.5, capacityUnit: 'L', order: 2 },
        ])
        const feesOf = async (idProduct: string, idDeclination?: string) => {
          const products = [{ idProduct, quantity: 4, ...(idDeclination && { idDeclination }) }]
          return given(await visitor.calculateShippingFees({ body: { products, ...arbois } }))[0]?.fdp
        }
        const [bottle = '', magnum = ''] = declinations.map(({ id }) => id)
        expect([await feesOf(product.id, bottle), await feesOf(product.id, magnum)]).toEqual([1200, 1900])
        expect([await feesOf(product.id), await feesOf(bottle), await feesOf(magnum)]).toEqual([1200, 1200, 1900])
      })

      test('is free from a number of bottles or from a price, and then tells what the carrier still costs', async () => {
        const { owner, ask } = await raise()
        const prices = async (quantity: number) => given(await ask(quantity, arbois)).map(({ fdp, price }) => [fdp, price])
        await setParameter(owner, 'FREE_SHIPPING_BOTTLES', '12')
        expect(await prices(11)).toEqual([
          [1900, 1900],
          [700, 700],
        ])
        expect(await prices(12)).toEqual([
          [1900, 0],
          [700, 0],
        ])
        await setParameter(owner, 'FREE_SHIPPING_BOTTLES', '0')
        await setParameter(owner, 'FREE_SHIPPING_PRICE', '30')
        expect((await prices(2))[0]).toEqual([900, 900])
        expect((await prices(3))[0]).toEqual([900, 0])
      })

      test('[P-08] holds the least and the most of an expedition, and says how many to add or to take away', async () => {
        const { owner, ask } = await raise()
        await setParameter(owner, 'MIN_BOTTLES_PER_EXPEDITION', '6')
        await setParameter(owner, 'MAX_BOTTLES_PER_EXPEDITION', '24')
        expect(await faultsOf(ask(4, arbois))).toEqual({
          products: ['Une expédition compte au moins 6 bouteilles : ajoutez-en 2.'],
        })
        expect(await faultsOf(ask(30, arbois))).toEqual({
          products: ['Une expédition compte au plus 24 bouteilles : retirez-en 6.'],
        })
        expect((await ask(6, arbois)).ok).toBe(true)
      })

      test('goes no further than the two switches and the carriers do, and says so beside the country', async () => {
        const { owner, visitor, ask } = await raise()
        const lands = async () => given(await visitor.listCountries()).map(({ alphaTwo, name }) => `${alphaTwo} ${name}`)
        expect(await lands()).toEqual(['FR France', 'MC Monaco'])
        expect(await faultsOf(ask(6, { country: 'BE', postalCode: '1000' }))).toMatchObject({
          country: [expect.stringContaining('(Belgique)')],
        })
        await setParameter(owner, 'ONLY_SELL_IN_FRANCE', 'false')
        expect(await lands()).toEqual(['FR France', 'MC Monaco'])
        await setParameter(owner, 'UNION_VAT', 'BELOW')
        await setParameter(owner, 'EXCISE_NUMBER', 'FR000123E0042')
        expect(await lands()).toEqual(['FR France', 'BE Belgique', 'MC Monaco'])
        expect(given(await ask(6, { country: 'BE', postalCode: '1000' })).map(({ fdp }) => fdp)).toEqual([1800])
        for (const country of ['US', 'DE', 'XX', '']) expect((await ask(6, { country, postalCode: '1000' })).ok).toBe(false)
      })

      test('asks for a whole postal code wherever one is asked for, in the words of an address', async () => {
        const { visitor, ask } = await raise()
        const whole = ['Indiquez le code postal entier, par exemple 39600.']
        expect(await faultsOf(ask(1, { ...arbois, postalCode: '3' }))).toEqual({ postalCode: whole })
        const near = { postalCode: '3', city: 'Arbois', country: 'FR' }
        expect(await visitor.listAccessPoints({ body: near })).toMatchObject({ error: { fields: { postalCode: whole } } })
        const params = { id: 'a'.repeat(43) }
        const cart = await visitor.calculateCartShipping({ params, body: { postalCode: '3', country: 'FR' } })
        expect(cart).toMatchObject({ error: { fields: { postalCode: whole } } })
      })

      test('counts a product without shipping fees for nothing, and tells no price where prices are hidden', async () => {
        const { owner, visitor, product, ask } = await raise()
        given(await owner.changeProduct({ params: { id: product.id }, body: { hasShippingFees: false } }))
        expect(given(await ask(30, arbois)).map(({ fdp }) => fdp)).toEqual([0, 0])
        const stray = {
          products: [
            { idProduct: product.id, quantity: 1 },
            { idProduct: 'nowhere', quantity: 1 },
          ],
          ...arbois,
        }
        expect(await faultsOf(visitor.calculateShippingFees({ body: stray }))).toEqual({
          'products.1.idProduct': ['Ce produit n’est plus en vente : retirez cette ligne.'],
        })
        await setParameter(owner, 'HIDE_PRICES', 'true')
        expect((await ask(6, arbois)).ok).toBe(false)
        const body = { products: [{ idProduct: 'nowhere', quantity: 1 }], ...arbois }
        expect((await visitor.calculateShippingFees({ body })).ok).toBe(false)
      })

      test('[A-23] finds the communes of France by name or by postal code, as people type them', async () => {
        const { visitor } = await raise()
        const find = async (search: string) =>
          given(await visitor.findCities({ params: { search, idCountry: 'FR' } })).map(
            ({ postalCode, name }) => `${postalCode} ${name}`,
          )
        expect((await find('arbois'))[0]).toBe('39600 Arbois')
        expect((await find('39600')).includes('39600 Arbois')).toBe(true)
        expect((await find('39600 arb')).every((city) => city.startsWith('39600 ') && city.includes('Arb'))).toBe(true)
        expect((await find('39600 arb'))[0]).toBe('39600 Arbois')
        expect((await find('st etienne'))[0]).toBe('42000 Saint-Étienne')
        expect((await find('SAINTE-FOY-LES'))[0]).toMatch(/ Sainte-Foy-lès-Lyon$/)
        expect((await find('lyon'))[0]).toBe('69001 Lyon')
        expect((await find('hay les roses'))[0]).toBe('94240 L’Haÿ-les-Roses')
        expect(await find('zzzz')).toEqual([])
        expect((await find('saint')).length).toBe(30)
        expect(given(await visitor.findCities({ params: { search: 'brux', idCountry: 'BE' } }))).toEqual([])
        expect((await visitor.findCities({ params: { search: 'arbois', idCountry: 'XX' } })).ok).toBe(false)
      })

      test('[A-24] offers the shop’s own pick-up points, the nearest postal codes first', async () => {
        const { owner, visitor } = await raise()
        const place = { address: '1, rue Haute', city: 'Ville', hours: '9 h – 18 h' }
        for (const postalCode of ['75011', '39100', '39600'])
          given(await owner.createPickupPoint({ body: { name: `Relais ${postalCode}`, postalCode, ...place } }))
        const off = given(
          await owner.createPickupPoint({ body: { name: 'Fermé', postalCode: '39600', ...place, isValid: false } }),
        )
        const near = async () =>
          given(await visitor.listAccessPoints({ body: { postalCode: '39 600', city: 'Arbois', country: 'FR' } }))
        expect((await near()).map(({ zipCode }) => zipCode)).toEqual(['39600', '39100', '75011'])
        expect((await near())[0]).toMatchObject({
          name: 'Relais 39600',
          addLine1: '1, rue Haute',
          hours: '9 h – 18 h',
          position: null,
        })
        const body = { isValid: true, latitude: 46.9012, longitude: 5.7745 }
        given(await owner.changePickupPoint({ params: { id: off.id }, body }))
        expect((await near()).find(({ name }) => name === 'Fermé')?.position).toEqual({ latitude: 46.9012, longitude: 5.7745 })
        given(await owner.removePickupPoint({ params: { id: off.id } }))
        expect(await near()).toHaveLength(3)
      })

      test('[A-24] tells how far points are from the town of the address, those that say nowhere where they lie from their own', async () => {
        const { owner, visitor } = await raise()
        const add = async (postalCode: string, more: object = {}) => {
          const body = { name: postalCode, address: '1, rue Haute', city: 'Ville', postalCode, ...more }
          return given(await owner.createPickupPoint({ body }))
        }
        const plain = await add('39100')
        for (const postalCode of ['75011', '21000', '39699']) await add(postalCode)
        await add('39600', { name: 'Au nord', latitude: 47.08, longitude: 5.77 })
        await add('1000', { name: 'Bruxelles', country: 'BE', latitude: 50.85, longitude: 4.35 })
        const around = async (postalCode: string, country = 'FR') =>
          given(await visitor.listAccessPoints({ body: { postalCode, city: 'Ville', country } }))
        const found = await around('39600')
        expect(found.map(({ name, distance, bearing, position }) => [name, distance, bearing, position !== null])).toEqual([
          // Its neighbours’ codes say about where it lies, which is good for its rank alone.
          ['39699', undefined, undefined, false],
          ['Au nord', 20, 0, true],
          ['39100', 30, 315, false],
          ['21000', 73.4, 309, false],
          ['75011', 334.7, 312, false],
        ])
        // Nothing is guessed into the row.
        const kept = given(await owner.getPickupPoint({ params: { id: plain.id } }))
        expect([kept.latitude, kept.longitude]).toEqual([null, null])
        const unknown = await around('39690')
        expect(unknown.map(({ name }) => name).slice(0, 2)).toEqual(['39699', 'Au nord'])
        expect(unknown.every(({ distance }) => distance === undefined)).toBe(true)
        expect((await around('21200'))[0]).toMatchObject({ name: '21000', distance: 34.7 })
        expect((await around('1000', 'BE')).map(({ name, distance }) => [name, distance])).toEqual([['Bruxelles', undefined]])
      })
    })
  })
}
