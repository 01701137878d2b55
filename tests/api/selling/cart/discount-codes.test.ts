import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { findFaults } from '../../support/audit.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { sell } from '../../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`discount codes ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => {
        const shop = await openOrderStage(await open(), transport, 100)
        const products = [{ id: shop.wine.product.id, quantity: 4 }]
        const make = async (body: Parameters<typeof shop.owner.createDiscountCode>[0]['body']) =>
          given(await shop.owner.createDiscountCode({ body }))
        const buyer = shop.buyer()
        const tryOn = (code: string, more: object = {}) => buyer.applyDiscount({ body: { code, products, ...more } })
        const said = async (code: string, more: object = {}) => {
          const answer = await shop.buyer().applyDiscount({ body: { code, products, ...more } })
          return answer.ok ? undefined : answer.error.fields?.code?.[0]
        }
        return { ...shop, products, make, tryOn, said }
      }

      test('[A-26] [E-07] says what a code changes to a cart, and takes as much from the order', async () => {
        const shop = await raise()
        const code = await shop.make({ code: 'Printemps 26', type: 'PERCENTAGE', amount: 10 })
        expect(given(await shop.tryOn('printemps26', { shippingFees: 900 }))).toEqual({
          discount: { id: code.id, type: 'PERCENTAGE', amount: 10, detailType: 'PRODUCTS', code: 'Printemps 26' },
          cart: { value: 600, total: 6300, subtotal: 6000, shippingFees: 900 },
          products: [shop.wine.product.id],
        })
        const placed = given(await shop.place(shop.wanted(4, { discount: ' PRINTEMPS 26', total: 6300 })))
        const order = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
        expect(order).toMatchObject({
          discount: 600,
          discountCode: 'Printemps 26',
          total: 6300,
          lines: [{ after: 6000, paid: 5400 }],
        })
        const shipping = await shop.make({ code: 'PORT', type: 'EURO', amount: 500, detailType: 'SHIPPING_FEES' })
        expect(given(await shop.tryOn(shipping.code, { shippingFees: 900 })).cart).toMatchObject({ value: 500, total: 6400 })
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('a code for some products leaves the others alone', async () => {
        const shop = await raise()
        const other = await sell(shop.owner, { name: 'Trousseau', price: 2000 })
        await shop.fill(other.first.id, 10)
        await shop.make({ code: 'SAVAGNIN', type: 'PERCENTAGE', amount: 50, products: [shop.wine.product.id] })
        const products = [
          { id: shop.wine.product.id, quantity: 2 },
          { id: other.product.id, quantity: 1 },
        ]
        expect(given(await shop.tryOn('SAVAGNIN', { products })).cart.total).toBe(1500 + 2000)
        expect(await shop.said('SAVAGNIN', { products: products.slice(1) })).toBe(
          'Ce code ne vaut pour aucun des produits de votre panier : retirez-le.',
        )
      })

      test('each refusal says why; one that is unknown, another site’s or not yet open has the same answer', async () => {
        const shop = await raise()
        const euro = { type: 'EURO' as const, amount: 100 }
        await shop.make({ ...euro, code: 'FUTUR', startsAt: '2027-01-01T00:00:00Z' })
        await shop.make({ ...euro, code: 'PASSE', endsAt: '2026-02-28T23:00:00Z' })
        await shop.make({ ...euro, code: 'GROS', minimum: 6001 })
        await shop.make({ ...euro, code: 'ETEINT', isValid: false })
        const once = await shop.make({ ...euro, code: 'UNE FOIS', limitTotal: 1 })
        const neighbour = shop.as('ADMIN', '2')
        given(await neighbour.createDiscountCode({ body: { ...euro, code: 'VOISIN' } }))
        given(await shop.place(shop.wanted(1, { discount: 'une fois' })))
        const unknown = await shop.said('RIEN')
        expect([await shop.said('VOISIN'), await shop.said('FUTUR'), await shop.said('ETEINT')]).toEqual([
          unknown,
          unknown,
          unknown,
        ])
        expect(await shop.said('PASSE')).toBe('Ce code n’est plus valable : retirez-le.')
        expect(await shop.said('GROS')).toContain('60,01')
        expect(await shop.said('UNEFOIS')).toBe('Ce code a déjà servi autant de fois que prévu : retirez-le.')
        expect(await codeOf(shop.owner.changeDiscountCode({ params: { id: once.id }, body: { limitTotal: null } }))).toBe('ok')
        const [order] = await shop.orders()
        given(await shop.owner.moveOrder({ params: { id: order?.id ?? '' }, body: { fulfilment: 'cancelled' } }))
        expect(given(await shop.owner.getDiscountCode({ params: { id: once.id } })).uses).toBe(0)
        expect(await findFaults(shop.db)).toEqual([])
      })

      test('threat 43: twenty tries an hour, right ones too', async () => {
        const shop = await raise()
        await shop.make({ code: 'JUSTE', type: 'EURO', amount: 100 })
        const codes = []
        for (let tried = 0; tried < 22; tried += 1) codes.push(await codeOf(shop.tryOn(tried < 20 ? `ESSAI${tried}` : 'JUSTE')))
        expect(codes).toEqual([...Array.from({ length: 20 }, () => 'invalid'), 'rate_limited', 'rate_limited'])
      })

      test('threat 43: a code that is guessed with an order counts with those of the cart; whoever has one orders as before', async () => {
        const shop = await raise()
        await shop.make({ code: 'JURA', type: 'PERCENTAGE', amount: 10 })
        const guesser = shop.buyer()
        const order = (discount: string, total: number) =>
          guesser
            .placeOrder({ body: shop.wanted(4, { discount, total }) })
            .then((placed) => (placed.ok ? 'ok' : placed.error.code))
        expect(await codeOf(guesser.applyDiscount({ body: { code: 'JURA', products: shop.products } }))).toBe('ok')
        const guesses = []
        for (let time = 0; time < 25; time += 1) guesses.push(await order(`DEVINE${time}`, 1))
        expect(guesses.indexOf('rate_limited')).toBe(20)
        expect(await order('JURA', 6300)).toBe('ok')
        const other = shop.buyer()
        const placed = await other.placeOrder({ body: shop.wanted(4, { discount: 'JURA', total: 6300 }) })
        expect(placed.ok, 'elsewhere nothing was guessed').toBe(true)
      })

      test('threat 43: who has a code sees what it does as often as they like, and reading it writes nothing', async () => {
        const shop = await raise()
        await shop.make({ code: 'JUSTE', type: 'EURO', amount: 100 })
        const { products } = shop
        const buyer = shop.buyer()
        const ask = (code: string) => codeOf(buyer.applyDiscount({ body: { code, products } }))
        expect(await ask('JUSTE')).toBe('ok')
        const rates = () => shop.db.read.selectFrom('rate_limits').selectAll().orderBy('bucket').execute()
        const before = await rates()
        for (let times = 0; times < 30; times += 1) expect(await ask(' juste')).toBe('ok')
        expect(await rates()).toEqual(before)
        expect(before.map(({ count }) => count).sort(), 'what was tried, given back, and that it is known').toEqual([0, 1])
        const guesses = []
        for (let tried = 0; tried < 21; tried += 1) guesses.push(await ask(`ESSAI${tried}`))
        expect([guesses.filter((code) => code === 'invalid').length, guesses.at(-1)]).toEqual([20, 'rate_limited'])
        expect(await ask('JUSTE'), 'their own is no guess').toBe('ok')
      })

      test('goods that cannot be had are no try of a code', async () => {
        const shop = await raise()
        await shop.make({ code: 'JUSTE', type: 'EURO', amount: 100 })
        const nothing = { products: [{ id: 'nowhere', quantity: 1 }] }
        for (let times = 0; times < 22; times += 1) expect(await codeOf(shop.tryOn('JUSTE', nothing))).toBe('invalid')
        expect(await codeOf(shop.tryOn('JUSTE'))).toBe('ok')
      })

      test('the owner cannot give two codes one spelling, take more than all, or name products that are not there', async () => {
        const shop = await raise()
        await shop.make({ code: 'Noël', type: 'EURO', amount: 100 })
        const faultOf = async (body: object) => {
          const answer = await shop.owner.createDiscountCode({ body: { code: 'AUTRE', type: 'EURO', amount: 100, ...body } })
          return answer.ok ? [] : Object.keys(answer.error.fields ?? {})
        }
        expect(await faultOf({ code: 'noël ' })).toEqual(['code'])
        expect(await faultOf({ type: 'PERCENTAGE', amount: 101 })).toEqual(['amount'])
        expect(await faultOf({ products: ['nowhere'] })).toEqual(['products.0'])
        const { codes, total } = given(await shop.owner.listDiscountCodes())
        expect([total, codes[0]?.code]).toEqual([1, 'Noël'])
        const id = codes[0]?.id ?? ''
        given(await shop.owner.removeDiscountCode({ params: { id } }))
        expect(await faultOf({ code: 'NOËL' })).toEqual([])
        expect(await codeOf(shop.owner.getDiscountCode({ params: { id } }))).toBe('not_found')
      })
    })
  })
}
