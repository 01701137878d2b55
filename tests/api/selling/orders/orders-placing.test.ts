import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { faultsOf } from '../../support/accounts.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'
import { sell, setParameter } from '../../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`placing an order ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async (stock?: number) => openOrderStage(await open(), transport, stock)

      test('[A-26] [V-06] takes the stock, keeps what was sold as it was, and writes to buyer and owner', async () => {
        const shop = await raise()
        const placed = await shop.placeProven(
          shop.wanted(3, {
            message: 'Sonnez fort',
            total: 5400,
            delivery: { type: 'DELIVERY', serviceName: 'R1', price: 900 },
          }),
        )
        expect(placed).toMatchObject({ total: 5400, paymentUrl: null, reference: expect.stringMatching(/^\w{4}-\w{4}$/) })
        expect(await shop.left()).toBe(9)
        given(await shop.owner.changeProduct({ params: { id: shop.wine.product.id }, body: { name: 'Autre', price: 9900 } }))
        const order = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
        expect(order).toMatchObject({
          reference: placed.reference,
          total: 5400,
          subtotal: 4500,
          shippingFees: 900,
          payment: 'awaiting',
          fulfilment: 'new',
          lines: [{ name: 'Savagnin', year: 2020, quantity: 3, unitPrice: 1500, before: 4500, paid: 4500 }],
          delivery: { type: 'DELIVERY', carrier: { name: 'Par la route' } },
          message: 'Sonnez fort',
          termsVersion: 1,
          expiresAt: '2026-03-08T10:00:00.000Z',
          meansLeft: ['TRANSFER'],
        })
        expect(order.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(5400)
        expect((await shop.mails('order_placed')).map(({ recipient }) => recipient)).toEqual([order.email])
        const [mail] = await shop.mails('order_placed')
        expect(JSON.parse(mail?.params ?? '{}').delivery).toBe('Livraison : Par la route, 9,00\u00a0€')
        expect((await shop.mails('order_received')).map(({ recipient }) => recipient)).toEqual(['caveau@exemple.test'])
      })

      test('[A-26] every field of the specification is heard, and a pick-up point is where the shop says it is', async () => {
        const shop = await raise()
        const here = { name: 'Relais du pont', address: '2, rue du Pont', postalCode: '39100', city: 'Dole' }
        const point = given(await shop.owner.createPickupPoint({ body: here }))
        const rates = [{ countries: ['FR'], postalPrefixes: [], cartons: [{ places: 12, price: 700, mostGrams: null }] }]
        const relay = given(await shop.owner.createCarrier({ body: { name: 'En relais', deliveryType: 'PICKUP', rates } }))
        given(await shop.owner.createDiscountCode({ body: { code: 'MARS', type: 'EURO', amount: 500 } }))
        const body = {
          products: [{ id: shop.wine.product.id, idDeclination: shop.wine.first.id, quantity: 2 }],
          user: { phone: '03 84 00 00 01', email: 'marie@exemple.test', isAdult: true },
          address: { delivery: { ...shop.address, firstname: 'Paul', addressPart2: 'Cour' }, billing: shop.address },
          discount: 'MARS',
          message: 'Pour son anniversaire',
          dateSchedule: '2026-03-06',
          idSchedule: 'none',
          deliveryPostalCode: '39600',
          deliveryIdCountry: 'FR',
          delivery: {
            type: 'PICKUP' as const,
            idCarrier: relay.id,
            serviceName: 'En relais',
            code: 'R',
            price: 700,
            accessPoint: { id: point.id, name: 'Chez moi', addLine1: 'x', zipCode: '20000', city: 'x', country: 'US' },
          },
        }
        const placed = given(await shop.place(body))
        const order = given(await shop.visitor.followOrder({ body: { token: placed.token } }))
        expect(order).toMatchObject({
          total: 3200,
          discount: 500,
          discountCode: 'MARS',
          message: 'Pour son anniversaire',
          phone: '03 84 00 00 01',
          address: { delivery: { firstname: 'Paul', addressPart2: 'Cour' }, billing: { firstname: 'Marie' } },
          delivery: {
            type: 'PICKUP',
            carrier: { id: relay.id, name: 'En relais' },
            collection: null,
            accessPoint: { id: point.id, name: 'Relais du pont', zipCode: '39100', country: 'FR' },
          },
        })
        const closed = { ...body, delivery: { ...body.delivery, accessPoint: { ...body.delivery.accessPoint, id: 'nowhere' } } }
        expect(await codeOf(shop.place(closed))).toBe('invalid')
      })

      test('threat 30: the same checkout is one order however often it is sent, and another one under its name is refused', async () => {
        const shop = await raise()
        const body = shop.wanted(2, { checkout: 'un-tirage-de-seize-lettres' })
        const first = given(await shop.place(body))
        for (const again of [await shop.place(body), await shop.place(body)]) expect(given(again)).toEqual(first)
        expect(await codeOf(shop.place({ ...body, message: 'autre' }))).toBe('conflict')
        expect([(await shop.orders()).length, await shop.left()]).toEqual([1, 10])
      })

      test('threat 30: it gets its first answer also where it could not be placed now: sold out, dearer, or no more sold at all', async () => {
        const shop = await raise(6)
        const owner = await shop.ownerNow()
        const body = shop.wanted(6, { checkout: 'un-tirage-de-seize-lettres' })
        const first = given(await shop.place(body))
        expect([await codeOf(shop.place(shop.wanted(6))), await shop.left()]).toEqual(['invalid', 0])
        expect(given(await shop.place(body))).toEqual(first)
        const { id } = shop.wine.product
        given(await owner.changeProduct({ params: { id }, body: { isValid: false } }))
        expect(given(await shop.place(body))).toEqual(first)
        expect(await codeOf(shop.place({ ...body, message: 'autre' }))).toBe('conflict')
        expect([(await shop.orders()).length, (await shop.mails('order_placed')).length]).toEqual([1, 1])
      })

      test('threat 9: a price that has changed since it was seen is refused with the new one, and nothing is taken', async () => {
        const shop = await raise()
        const faults = async (more: object) => {
          const answer = await shop.place(shop.wanted(2, more))
          return answer.ok ? undefined : [answer.error.code, answer.error.fields]
        }
        expect(await faults({ delivery: { type: 'DELIVERY', idCarrier: shop.carrier.id, price: 1 } })).toEqual([
          'conflict',
          { 'delivery.price': [expect.stringContaining('9,00')] },
        ])
        expect(await faults({ total: 1 })).toEqual(['conflict', { total: [expect.stringContaining('39,00')] }])
        expect([(await shop.orders()).length, await shop.left(), (await shop.mails()).length]).toEqual([0, 12, 0])
      })

      test('[X-04] every line to mend is named at once, and a refused order leaves nothing', async () => {
        const shop = await raise(2)
        const crate = await sell(shop.owner, { name: 'Poulsard', price: 1000, isVintage: true, sellByMultipleOf: 6 })
        await shop.fill(crate.first.id, 60)
        const sizes = await sell(shop.owner, { name: 'Vin jaune', price: 3000 }, [{ year: 2015 }, { year: 2016 }])
        const products = [
          { id: shop.wine.product.id, quantity: 3 },
          { idProduct: crate.product.id, quantity: 7 },
          { id: 'nowhere', quantity: 1 },
          { id: sizes.product.id, quantity: 1 },
        ]
        const answer = await shop.place(shop.wanted(1, { products }))
        expect(answer).toMatchObject({ ok: false, error: { code: 'invalid' } })
        expect(answer.ok ? {} : answer.error.fields).toEqual({
          'products.0.quantity': ['Il ne reste que 2 « Savagnin » : ramenez la quantité à 2.'],
          'products.1.quantity': ['« Poulsard » se vend par 6 : choisissez 6 ou 12.'],
          'products.2.id': ['Ce produit n’est plus en vente : retirez cette ligne.'],
          'products.3.idDeclination': ['« Vin jaune » se vend en plusieurs formats : choisissez lequel.'],
        })
        const validated = await shop.buyer().validateOrder({ body: { products } })
        const { 'products.3.idDeclination': _, ...others } = (answer.ok ? {} : answer.error.fields) ?? {}
        // Nothing is bought yet: the first of several sizes stands for the product.
        expect(validated.ok ? {} : validated.error.fields).toEqual({
          ...others,
          'products.3.quantity': ['« Vin jaune » est épuisé : retirez cette ligne.'],
        })
        expect(await codeOf(shop.buyer().validateOrder({ body: { products: products.slice(0, 1) } }))).toBe('invalid')
        expect(
          given(await shop.buyer().validateOrder({ body: { products: [{ id: shop.wine.product.id, quantity: 2 }] } })),
        ).toEqual({})
        expect([(await shop.orders()).length, await shop.left()]).toEqual([0, 2])
      })

      test('[A-26] a line is looked over by its product or by its declination, and an order is told which', async () => {
        const shop = await raise(2)
        const sizes = await sell(shop.owner, { name: 'Vin jaune', price: 3000 }, [{ year: 2015 }, { year: 2016 }])
        const [first = '', second = ''] = sizes.declinations.map(({ id }) => id)
        await shop.fill(first, 1)
        await shop.fill(second, 3)
        const validate = (id: string, quantity: number) =>
          codeOf(shop.buyer().validateOrder({ body: { products: [{ id, quantity }] } }))
        expect([await validate(first, 1), await validate(first, 2)]).toEqual(['ok', 'invalid'])
        expect([await validate(second, 3), await validate(second, 4)]).toEqual(['ok', 'invalid'])
        expect([await validate(sizes.product.id, 1), await validate(sizes.product.id, 2)]).toEqual(['ok', 'invalid'])
        expect(await codeOf(shop.place(shop.wanted(1, { products: [{ id: sizes.product.id, quantity: 1 }] })))).toBe('invalid')
        given(await shop.place(shop.wanted(1, { products: [{ id: second, quantity: 1 }] })))
        expect(await validate(second, 3)).toBe('invalid')
      })

      test('threat 72: no order where prices are hidden, to a country that is not served, by night, or by a minor', async () => {
        const shop = await raise()
        const fieldsOf = async (more: object) => {
          const answer = await shop.place(shop.wanted(1, more))
          return answer.ok ? [] : Object.keys(answer.error.fields ?? { [answer.error.code]: '' })
        }
        const abroad = { ...shop.address, country: 'Belgique' }
        expect(await fieldsOf({ address: { billing: abroad } })).toEqual(['address.delivery.country'])
        expect(await fieldsOf({ deliveryIdCountry: 'BE' })).toEqual(['deliveryIdCountry'])
        expect(await fieldsOf({ deliveryPostalCode: '20000' })).toEqual(['deliveryPostalCode'])
        expect(await fieldsOf({ user: { phone: '0', email: 'a@exemple.test', isAdult: false } })).toEqual(['user.isAdult'])
        expect(await fieldsOf({ user: { phone: '0', email: 'a@exemple.test', birthdate: '2010-01-01', isAdult: true } })).toEqual(
          ['user.birthdate'],
        )
        expect(await fieldsOf({ user: { phone: '0', isAdult: true } })).toEqual(['user.email'])
        expect(await fieldsOf({ payment: 'CHEQUE' })).toEqual(['payment'])
        expect(await fieldsOf({ payment: 'ON_COLLECTION' })).toEqual(['payment'])
        expect(await fieldsOf({ delivery: { type: 'NO_DELIVERY' } })).toEqual(['delivery.type'])
        expect(await fieldsOf({ delivery: { type: 'DELIVERY', idCarrier: 'nobody' } })).toEqual(['delivery.idCarrier'])
        await setParameter(shop.owner, 'NIGHT_CLOSING', 'true')
        shop.at('2026-03-01T21:00:00.000Z')
        expect(await fieldsOf({})).toEqual(['_'])
        shop.at('2026-03-01T20:59:00.000Z')
        expect(await fieldsOf({})).toEqual([])
        await setParameter(shop.owner, 'ASK_BIRTHDATE', 'true')
        expect(await fieldsOf({})).toEqual(['user.birthdate'])
        await setParameter(shop.owner, 'HIDE_PRICES', 'true')
        expect(await fieldsOf({})).toEqual(['not_found'])
      })

      test('threat 72: no order with wine comes without its buyer’s word on their age, by whatever door, and the very words are kept', async () => {
        const shop = await raise()
        const person = { phone: '0384000001', email: 'a@exemple.test' }
        const told = async (user: object) => {
          const answer = await shop.place(shop.wanted(1, { user: { ...person, ...user } }))
          if (!answer.ok) return Object.keys(answer.error.fields ?? {})
          return given(await shop.owner.getAdminOrder({ params: { id: answer.value.id } })).ageWords
        }
        expect(await told({})).toEqual(['user.isAdult'])
        expect(await told({ isAdult: true })).toMatch(/^Je déclare avoir 18 ans ou plus/)
        expect(await told({ birthdate: '1971-04-12' })).toBe('Date de naissance indiquée : dix-huit ans ou plus.')
        given(await shop.owner.changeSite({ body: { isWinemaker: false } }))
        expect(await told({})).toBe('')
        const kept = shop.db.read.selectFrom('orders').select(['is_adult_declared', 'age_words'])
        for (const row of await kept.execute()) expect(row.is_adult_declared).toBe(row.age_words === '' ? 0 : 1)
      })

      test('a box takes from its own stock and from that of its bottles', async () => {
        const shop = await raise(10)
        const box = await sell(shop.owner, {
          name: 'Coffret',
          type: 'BOX',
          price: 5000,
          products: [{ idDeclination: shop.wine.first.id, quantity: 3 }],
        })
        await shop.fill(box.first.id, 9)
        const products = [
          { id: box.product.id, quantity: 2 },
          { id: shop.wine.product.id, quantity: 4 },
        ]
        given(await shop.place(shop.wanted(1, { products })))
        expect([await shop.left(), await shop.left(box.first.id)]).toEqual([0, 7])
        expect(await codeOf(shop.place(shop.wanted(1, { products: products.slice(0, 1) })))).toBe('invalid')
      })

      test('threat 45: a proven mailbox holds eight unpaid orders at most, and sixty tries an hour come from one place', async () => {
        const shop = await raise()
        const body = shop.wanted(1, { user: { phone: '1', email: 'un.seul@exemple.test', isAdult: true } })
        for (let placed = 0; placed < 8; placed += 1) await shop.placeProven(body)
        const more = given(await shop.place(body))
        const { proof } = await shop.db.read
          .selectFrom('orders')
          .select('proof')
          .where('id', '=', more.id)
          .executeTakeFirstOrThrow()
        const asked = shop.visitor.proveOrder({ body: { token: more.token, proof } })
        expect([await codeOf(asked), await faultsOf(asked)]).toEqual(['rate_limited', ['payment']])
        const flood = shop.buyer()
        const nothing = shop.wanted(1, { products: [{ id: 'nowhere', quantity: 1 }] })
        const tried = []
        for (let n = 0; n < 62; n += 1) {
          const user = { phone: '1', email: `foule-${n}@exemple.test`, isAdult: true }
          tried.push(await codeOf(flood.placeOrder({ body: { ...nothing, user } })))
        }
        expect(tried.filter((code) => code === 'invalid').length).toBe(60)
        expect(tried.at(-1)).toBe('rate_limited')
      })

      test('an order freezes the sale terms of its day, and those of the next are others', async () => {
        const shop = await raise()
        const versionOf = async () => {
          const { token } = given(await shop.place())
          return given(await shop.visitor.followOrder({ body: { token } })).termsVersion
        }
        expect([await versionOf(), await versionOf()]).toEqual([1, 1])
        await setParameter(shop.owner, 'SALE_TERMS', 'Une clause de plus.')
        expect([await versionOf(), await versionOf()]).toEqual([2, 2])
        const read = shop.wanted(1, { termsVersion: 2, checkout: 'un-tirage-de-seize-lettres' })
        const placed = given(await shop.place(read))
        await setParameter(shop.owner, 'SALE_TERMS', 'Une autre encore.')
        expect(await faultsOf(shop.place(shop.wanted(1, { termsVersion: 2 })))).toEqual(['termsVersion'])
        // What was placed stays placed, whatever changed since.
        expect(given(await shop.place(read))).toEqual(placed)
      })

      test('threat 22: a guest’s order with a member’s address touches no account, and a member sees their own only', async () => {
        const shop = await raise()
        given(await shop.place(shop.wanted(1, { user: { phone: '0600000000', email: 'member-1@exemple.test', isAdult: true } })))
        expect(given(await shop.as('MEMBER').listOwnOrders()).total).toBe(0)
        given(await shop.as('MEMBER').placeOrder({ body: shop.wanted(1, { user: { phone: '0600000000', isAdult: true } }) }))
        const own = given(await shop.as('MEMBER').listOwnOrders())
        expect([own.total, own.orders[0]?.total]).toEqual([1, 2400])
      })
    })
  })
}
