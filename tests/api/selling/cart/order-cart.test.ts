import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const checkout = 'a'.repeat(43)

for (const [way, transport] of Object.entries(transports)) {
  describe(`ordering a cart ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => {
        const shop = await openOrderStage(await open(), transport)
        const { product, first } = shop.wine
        const opened = given(await shop.visitor.createCart({ body: { products: [{ idDeclination: first.id, quantity: 2 }] } }))
        const products = [{ id: product.id, idDeclination: first.id, quantity: 2 }]
        const entries = { addresses: { shipping: null, billing: shop.address }, phone: '03 84 00 00 01', message: '', checkout }
        const cart = given(
          await shop.visitor.saveCartEntries({ params: { id: opened.id }, body: { ...entries, email: 'a@exemple.test' } }),
        )
        const cartKey = cart.key ?? ''
        const holder = transport(shop.stage)({ siteId: '1', cartKey })
        let places = 0
        const place = (body: Parameters<typeof shop.place>[0] & object) => {
          places += 1
          return transport(shop.stage)({ siteId: '1', cartKey, clientAddress: `10.9.${places}.1` }).placeOrder({ body })
        }
        const wanted = () => shop.wanted(2, { products, cart: cart.id, checkout })
        const held = async () => given(await holder.getCart({ params: { id: cart.id } }))
        return { ...shop, cart, wanted, held, holder, place }
      }

      test('threat 2: an order empties the cart it was, with all that was entered for it, and is found again by its checkout, by its buyer alone', async () => {
        const shop = await raise()
        const ask = async () => given(await shop.holder.findCheckout({ body: { checkout } })).order
        expect(await ask()).toBeNull()
        const body = shop.wanted()
        const placed = given(await shop.place(body))
        const cart = await shop.held()
        expect(cart).toMatchObject({ lines: [], phone: '', addresses: { shipping: null, billing: null } })
        expect([cart.email, cart.checkout]).toEqual([undefined, undefined])
        expect(await ask()).toEqual({ token: placed.token, paymentUrl: null })
        expect(given(await shop.place(body)).token).toBe(placed.token)
        expect(await codeOf(shop.visitor.findCheckout({ body: { checkout: 'court' } }))).toBe('invalid')
        expect(
          given(await shop.visitor.findCheckout({ body: { checkout } })).order,
          'threat 2: a stranger who knows it',
        ).toBeNull()
        expect(given(await shop.as('MEMBER').findCheckout({ body: { checkout } })).order).toBeNull()
        const other = transport(shop.stage)({ siteId: '2' })
        expect(given(await other.findCheckout({ body: { checkout } })).order).toBeNull()
      })

      test('what was put into the cart meanwhile is not lost: the order is refused, and takes nothing', async () => {
        const shop = await raise()
        const body = shop.wanted()
        const more = [{ idDeclination: shop.wine.first.id, quantity: 1 }]
        given(await shop.holder.addToCart({ params: { id: shop.cart.id }, body: { products: more } }))
        const refused = await shop.place(body)
        expect(refused.ok ? {} : refused.error).toMatchObject({
          code: 'conflict',
          fields: { cart: ['Votre panier a changé entre-temps : vérifiez-le, puis confirmez de nouveau.'] },
        })
        expect([await shop.left(), (await shop.orders()).length, (await shop.held()).quantity]).toEqual([12, 0, 3])
      })

      test('eight who send the same cart at once under other names place one order of it', async () => {
        const shop = await raise()
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, place) => shop.place({ ...shop.wanted(), checkout: String(place).repeat(43) })),
        )
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
        expect([await shop.left(), (await shop.orders()).length]).toEqual([10, 1])
      })

      test('threat 30: a cart that is sent eight times at once under one name is one order, and each is told of it', async () => {
        const shop = await raise()
        const body = shop.wanted()
        const answers = await Promise.all(Array.from({ length: 8 }, () => shop.place(body)))
        expect(new Set(answers.map((answer) => (answer.ok ? answer.value.token : answer.error.message))).size).toBe(1)
        expect(answers.every(({ ok }) => ok)).toBe(true)
        expect([await shop.left(), (await shop.orders()).length]).toEqual([10, 1])
      })

      test('an order freezes the version of the sale terms that was accepted, or is refused', async () => {
        const shop = await raise()
        const { version } = given(await shop.visitor.getLegalText({ params: { kind: 'sale-terms' } }))
        const stale = await shop.place({ ...shop.wanted(), termsVersion: version + 1 })
        expect(stale.ok ? {} : stale.error.fields).toEqual({
          termsVersion: ['Les conditions de vente ont changé entre-temps : relisez-les, puis acceptez-les de nouveau.'],
        })
        const placed = given(await shop.place({ ...shop.wanted(), termsVersion: version }))
        expect(given(await shop.visitor.followOrder({ body: { token: placed.token } })).termsVersion).toBe(version)
      })

      test('a code that counts may be seen on every page: only tries that fail are counted', async () => {
        const shop = await raise()
        given(await shop.owner.createDiscountCode({ body: { code: 'JUSTE', type: 'EURO', amount: 100 } }))
        const products = [{ id: shop.wine.product.id, quantity: 2 }]
        const one = shop.buyer()
        const codes = []
        for (let seen = 0; seen < 30; seen += 1)
          codes.push(await codeOf(one.applyDiscount({ body: { code: 'JUSTE', products } })))
        expect(new Set(codes)).toEqual(new Set(['ok']))
        const { products: counted } = given(await one.applyDiscount({ body: { code: 'JUSTE', products } }))
        expect(counted).toEqual([shop.wine.product.id])
      })
    })
  })
}
