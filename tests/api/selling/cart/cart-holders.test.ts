import { describe, expect, test } from 'vitest'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { emptyCart } from '#api/selling/cart/clear-cart.ts'
import { readWantedGoods } from '#api/selling/cart/wanted-goods.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { countQueries } from '../../support/count-queries.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { now, transports } from '../../support/stage.ts'
import { raiseCartShop } from '../../support/trade/cart.ts'
import { sell } from '../../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`holders of carts ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => {
        const shop = await raiseCartShop(await open(), transport)
        const member = shop.as('MEMBER')
        const take = async (cart?: string) => given(await member.takeCart({ body: cart === undefined ? {} : { cart } })).id
        const held = async (id: string) => given(await member.countCart({ params: { id } })).lines.map(({ quantity }) => quantity)
        const opens = async (cartKey: string | undefined, id: string) =>
          codeOf(transport(shop.stage)({ siteId: '1', cartKey }).getCart({ params: { id } }))
        const add = async (id: string, idDeclination: string, quantity: number) =>
          given(await shop.visitor.addToCart({ params: { id }, body: { products: [{ idDeclination, quantity }] } }))
        return { ...shop, member, take, held, add, opens }
      }

      test('a visitor who logs in keeps the cart, and a later one is added to it: no line is lost', async () => {
        const { visitor, member, wine, box, put, take, held } = await raise()
        const first = await put({ idDeclination: wine.first.id, quantity: 2 })
        expect(await take()).toBeNull()
        const own = (await take(first.id)) ?? ''
        expect(own).not.toBe(first.id)
        expect(given(await member.countCart({ params: { id: own } })).isMember).toBe(true)
        const later = await put({ idDeclination: wine.first.id, quantity: 3 }, { idDeclination: box.first.id, quantity: 1 })
        expect(await take(later.id)).toBe(own)
        expect(await held(own)).toEqual([5, 1])
        const again = given(await member.createCart({ body: { products: [{ idDeclination: box.first.id, quantity: 1 }] } }))
        expect([again.id, again.quantity]).toEqual([own, 7])
        expect(await codeOf(visitor.takeCart({ body: {} }))).toBe('unauthenticated')
      })

      test('from two tabs with a login in between, every add is in the one cart', async () => {
        const { stage, visitor, wine, two, put, take, held, add } = await raise()
        const before = await put({ idDeclination: two.first.id, quantity: 1 })
        const own = { id: (await take(before.id)) ?? '' }
        const tab = await put({ idDeclination: wine.first.id, quantity: 1 })
        const adds = Array.from({ length: 6 }, () => add(tab.id, wine.first.id, 1))
        const [taken] = await Promise.all([take(tab.id), ...adds])
        expect(taken).toBe(own.id)
        const late = await add(tab.id, wine.first.id, 1)
        expect([late.id, late.lines], 'it is told nothing of where it went').toEqual([tab.id, []])
        expect(await held(own.id)).toEqual([1, 8])
        stage.dependencies.now = () => new Date(now.getTime() + 61_000)
        const after = { params: { id: tab.id }, body: { products: [{ idDeclination: wine.first.id, quantity: 1 }] } }
        expect(await codeOf(visitor.addToCart(after))).toBe('not_found')
        stage.dependencies.now = () => now
      })

      test('a login between an add and its answer has the add in the one cart, once', async () => {
        const { stage, wine, put, take, held, add } = await raise()
        const own = { id: (await take((await put({ idDeclination: wine.first.id, quantity: 1 })).id)) ?? '' }
        const tab = await put({ idDeclination: wine.first.id, quantity: 1 })
        const { db } = stage.dependencies
        const { inTransaction } = db
        let isNext = true
        db.inTransaction = async (work) => {
          const answer = await inTransaction(work)
          if (isNext) {
            isNext = false
            await take(tab.id)
          }
          return answer
        }
        await add(tab.id, wine.first.id, 1)
        db.inTransaction = inTransaction
        expect(await held(own.id)).toEqual([3])
      })

      const billing = {
        firstname: 'Marie',
        lastname: 'Perrin',
        address: '3, rue Haute',
        postalCode: '39600',
        city: 'Arbois',
        country: 'FR',
      }
      const person = { addresses: { shipping: null, billing }, phone: '03 84 00 00 01', message: '', email: 'marie@exemple.test' }

      test('threat 56: what a guest enters is read and written by the key that was drawn for it, never by the id', async () => {
        const { stage, visitor, wine, put, opens } = await raise()
        const first = await put({ idDeclination: wine.first.id, quantity: 2 })
        const named = given(await visitor.saveCartEntries({ params: { id: first.id }, body: person }))
        expect(named).toMatchObject({ ...person, quantity: 2, key: expect.stringMatching(/^[\w-]{43}$/) })
        expect(named.id).not.toBe(first.id)
        const params = { id: named.id }
        expect([
          await opens(undefined, named.id),
          await opens('x'.repeat(43), named.id),
          await opens(named.key ?? '', named.id),
        ]).toEqual(['not_found', 'not_found', 'ok'])
        expect(await codeOf(visitor.saveCartEntries({ params, body: person }))).toBe('not_found')
        expect(await codeOf(visitor.changeCartLine({ params, body: { line: 0, quantity: 9 } }))).toBe('not_found')
        const planted = given(await visitor.getCart({ params: { id: first.id } }))
        expect(planted).toMatchObject({ quantity: 2, phone: '', addresses: { billing: null } })
        expect([planted.email, planted.checkout]).toEqual([undefined, undefined])
        const rows = await stage.db.read.selectFrom('carts').select('key_hash').where('id', '=', named.id).execute()
        expect(JSON.stringify(rows)).not.toContain(named.key)
      })

      test('threat 56: whoever is another person than the one before goes on under a key of their own; whoever is the same keeps theirs', async () => {
        const { stage, visitor, wine, put, opens } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 })
        const thief = given(await visitor.saveCartEntries({ params: { id }, body: { ...person, email: 'voleur@exemple.test' } }))
        const planted = transport(stage)({ siteId: '1', cartKey: thief.key ?? '' })
        const victim = given(await planted.saveCartEntries({ params: { id: thief.id }, body: person }))
        expect([victim.quantity, victim.email]).toEqual([2, person.email])
        expect(await opens(thief.key ?? '', victim.id)).toBe('not_found')
        expect(given(await planted.getCart({ params: { id: thief.id } })).addresses.billing).toBeNull()
        const held = transport(stage)({ siteId: '1', cartKey: victim.key ?? '' })
        const same = given(await held.saveCartEntries({ params: { id: victim.id }, body: { ...person, message: 'Sonnez' } }))
        expect([same.id, same.key, same.message]).toEqual([victim.id, null, 'Sonnez'])
      })

      test('two tabs that enter something at once each keep their own, and what neither names stays', async () => {
        const { stage, visitor, wine, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 })
        const named = given(await visitor.saveCartEntries({ params: { id }, body: person }))
        const held = transport(stage)({ siteId: '1', cartKey: named.key ?? '' })
        const params = { id: named.id }
        const save = async (body: Parameters<typeof held.saveCartEntries>[0]['body']) =>
          given(await held.saveCartEntries({ params, body }))
        await Promise.all([
          save({ message: 'Sonnez' }),
          save({ addresses: { shipping: { ...billing, firstname: 'Luc' } } }),
          save({ phone: '03 84 00 00 02' }),
          save({ payment: 'CHEQUE' }),
        ])
        const both = { ...person, message: 'Sonnez', phone: '03 84 00 00 02', payment: 'CHEQUE' }
        const shipping = { ...billing, firstname: 'Luc' }
        expect(given(await held.getCart({ params }))).toMatchObject({ ...both, addresses: { billing, shipping } })
        expect(await save({ payment: null, addresses: { shipping: null } })).toMatchObject({
          addresses: { billing, shipping: null },
          message: 'Sonnez',
        })
        expect(given(await held.getCart({ params })).payment).toBeUndefined()
      })

      test('threat 2 threat 23: after a login the id of before is dead, and the member’s own opens to them alone; nobody entered before follows', async () => {
        const { as, visitor, stage, wine, put, opens, member } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 })
        const named = given(await visitor.saveCartEntries({ params: { id }, body: person }))
        const coming = transport(stage)({ siteId: '1', token: stage.tokens['1']?.MEMBER, cartKey: named.key ?? '' })
        const own = given(await coming.takeCart({ body: { cart: named.id } })).id ?? ''
        const cart = given(await member.getCart({ params: { id: own } }))
        expect(cart).toMatchObject({ quantity: 2, phone: '', addresses: { billing: null } })
        given(await member.saveCartEntries({ params: { id: own }, body: person }))
        const before = [await opens(named.key ?? '', named.id), await opens(named.key ?? '', own), await opens(undefined, own)]
        expect([...before, await codeOf(as('ADMIN').getCart({ params: { id: own } }))]).toEqual(Array(4).fill('not_found'))
        expect(await codeOf(visitor.saveCartEntries({ params: { id: own }, body: person }))).toBe('not_found')
        expect(given(await member.getCart({ params: { id: own } })).email).toBe(person.email)
      })

      test('nobody takes the cart of another member', async () => {
        const { stage, as, wine, put, take } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 })
        await take(id)
        expect(given(await as('ADMIN').takeCart({ body: { cart: id } })).id).toBeNull()
        const rows = await stage.db.read.selectFrom('carts').select('merged_into').execute()
        expect(rows.filter(({ merged_into }) => merged_into === null)).toHaveLength(1)
      })

      test('[P-12] goes after ninety idle days, and what was entered after thirty', async () => {
        const { stage, visitor, wine, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 })
        const entries = { addresses: { shipping: null, billing: null }, phone: '', message: 'canari' }
        const named = given(await visitor.saveCartEntries({ params: { id }, body: entries }))
        const held = transport(stage)({ siteId: '1', cartKey: named.key ?? '' })
        const params = { id: named.id }
        const later = (days: number) =>
          keepTerms({
            ...bindToSite(stage.db, '1'),
            site: { id: '1', name: '', origin: '', lang: 'fr' },
            now: new Date(now.getTime() + days * 86_400_000),
            isStopping: () => false,
          })
        await later(29)
        expect(given(await held.getCart({ params })).message).toBe('canari')
        await later(30)
        expect(given(await held.getCart({ params }))).toMatchObject({ message: '', quantity: 2 })
        await later(90)
        expect(await codeOf(held.getCart({ params }))).toBe('not_found')
        expect(await stage.db.read.selectFrom('cart_lines').selectAll().where('cart_id', '=', named.id).execute()).toEqual([])
      })

      test('names its goods as an order wants them, and is emptied inside the transaction of one', async () => {
        const { stage, owner, visitor, wine, two, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 }, { idDeclination: two.first.id, quantity: 1 })
        given(await owner.changeProduct({ params: { id: two.product.id }, body: { isValid: false } }))
        const site = bindToSite(stage.db, '1')
        expect(await readWantedGoods(site.read, id)).toEqual([
          { idProduct: wine.product.id, idDeclination: wine.first.id, quantity: 2 },
        ])
        await site.inTransaction((tx) => emptyCart(tx, id))
        expect(given(await visitor.getCart({ params: { id } })).lines).toEqual([])
      })

      test('is read with as many queries for twenty lines as for one', async () => {
        const { stage, owner, visitor, wine, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 1 })
        const counted = countQueries(stage.db)
        stage.dependencies.db = counted.db
        const ask = async () => {
          const before = counted.asked()
          given(await visitor.getCart({ params: { id } }))
          return counted.asked() - before
        }
        const one = await ask()
        const products = []
        for (let at = 0; at < 19; at += 1)
          products.push({ idDeclination: (await sell(owner, { name: `Vin ${at}`, price: 900 })).first.id, quantity: 1 })
        given(await visitor.addToCart({ params: { id }, body: { products } }))
        expect(await ask()).toBe(one)
        expect(one).toBeLessThan(25)
      })
    })
  })
}
