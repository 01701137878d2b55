import { describe, expect, test } from 'vitest'
import { emptyCart } from '#api/cart/clear-cart.ts'
import { readWantedGoods } from '#api/cart/wanted-goods.ts'
import { bindToSite } from '#api/db/database.ts'
import { keepTerms } from '#api/members/keep-terms.ts'
import { eachDatabase } from '../support/databases.ts'
import { raiseCartShop } from './support/cart.ts'
import { countQueries } from './support/count-queries.ts'
import { sell } from './support/shop.ts'
import { codeOf, given } from './support/site-calls.ts'
import { now, transports } from './support/stage.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`holders of carts ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => {
        const shop = await raiseCartShop(await open(), transport)
        const member = shop.as('MEMBER')
        const take = async (cart?: string) => given(await member.takeCart({ body: cart === undefined ? {} : { cart } })).id
        const held = async (id: string) =>
          given(await shop.visitor.countCart({ params: { id } })).lines.map(({ quantity }) => quantity)
        const add = async (id: string, idDeclination: string, quantity: number) =>
          given(await shop.visitor.addToCart({ params: { id }, body: { products: [{ idDeclination, quantity }] } }))
        return { ...shop, member, take, held, add }
      }

      test('a visitor who logs in keeps the cart, and a later one is added to it: no line is lost', async () => {
        const { visitor, member, wine, box, put, take, held } = await raise()
        const first = await put({ idDeclination: wine.first.id, quantity: 2 })
        expect(await take()).toBeNull()
        expect(await take(first.id)).toBe(first.id)
        expect(given(await visitor.countCart({ params: { id: first.id } })).isMember).toBe(true)
        const later = await put({ idDeclination: wine.first.id, quantity: 3 }, { idDeclination: box.first.id, quantity: 1 })
        expect(await take(later.id)).toBe(first.id)
        expect(await held(first.id)).toEqual([5, 1])
        const again = given(await member.createCart({ body: { products: [{ idDeclination: box.first.id, quantity: 1 }] } }))
        expect([again.id, again.quantity]).toEqual([first.id, 7])
        expect(await codeOf(visitor.takeCart({ body: {} }))).toBe('unauthenticated')
      })

      test('from two tabs with a login in between, every add is in the one cart', async () => {
        const { wine, two, put, take, held, add } = await raise()
        const own = await put({ idDeclination: two.first.id, quantity: 1 })
        await take(own.id)
        const tab = await put({ idDeclination: wine.first.id, quantity: 1 })
        const adds = Array.from({ length: 6 }, () => add(tab.id, wine.first.id, 1))
        const [taken] = await Promise.all([take(tab.id), ...adds])
        expect(taken).toBe(own.id)
        expect((await add(tab.id, wine.first.id, 1)).id).toBe(own.id)
        expect(await held(own.id)).toEqual([1, 8])
      })

      test('nobody takes the cart of another member', async () => {
        const { stage, as, wine, put, take } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 })
        await take(id)
        expect(given(await as('ADMIN').takeCart({ body: { cart: id } })).id).toBeNull()
        const rows = await stage.db.read.selectFrom('carts').select('merged_into').execute()
        expect(rows).toEqual([{ merged_into: null }])
      })

      test('[P-12] goes after ninety idle days, and what was entered after thirty', async () => {
        const { stage, visitor, wine, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 })
        const entries = { addresses: { shipping: null, billing: null }, phone: '', message: 'canari' }
        given(await visitor.saveCartEntries({ params: { id }, body: entries }))
        const later = (days: number) =>
          keepTerms({
            ...bindToSite(stage.db, '1'),
            site: { id: '1', name: '', origin: '', lang: 'fr' },
            now: new Date(now.getTime() + days * 86_400_000),
            isStopping: () => false,
          })
        await later(29)
        expect(given(await visitor.getCart({ params: { id } })).message).toBe('canari')
        await later(30)
        expect(given(await visitor.getCart({ params: { id } }))).toMatchObject({ message: '', quantity: 2 })
        await later(90)
        expect(await codeOf(visitor.getCart({ params: { id } }))).toBe('not_found')
        expect(await stage.db.read.selectFrom('cart_lines').selectAll().where('cart_id', '=', id).execute()).toEqual([])
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
        stage.ground.db = counted.db
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
