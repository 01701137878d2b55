import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { raiseCartShop } from '../../support/trade/cart.ts'
import { setParameter } from '../../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`acts of carts ${way}`, () => {
    eachDatabase(way, (open) => {
      test('an act that is named is done once, however often it is sent, and whole or not at all', async () => {
        const { visitor, owner, wine, six, put } = await raiseCartShop(await open(), transport)
        const { id } = await put({ idDeclination: wine.first.id, quantity: 1 })
        const params = { id }
        const add = (act: string, ...products: Parameters<typeof visitor.addToCart>[0]['body']['products']) =>
          visitor.addToCart({ params, body: { products, act } })
        const held = async () => given(await visitor.getCart({ params })).lines.map(({ quantity }) => quantity)
        const carton = [
          { idDeclination: wine.first.id, quantity: 2 },
          { idDeclination: six.first.id, quantity: 6 },
        ]

        const sent = await Promise.all([add('carton-1', ...carton), add('carton-1', ...carton), add('carton-1', ...carton)])
        expect(sent.map((one) => one.ok)).toEqual([true, true, true])
        expect(await held()).toEqual([3, 6])
        given(await add('carton-2', ...carton))
        expect(await held()).toEqual([5, 12])

        const odd = await add(
          'carton-3',
          { idDeclination: wine.first.id, quantity: 1 },
          { idDeclination: six.first.id, quantity: 4 },
        )
        expect(odd).toMatchObject({
          ok: false,
          error: { fields: { 'products.1.quantity': [expect.stringContaining('se vend par 6')] } },
        })
        expect(await held()).toEqual([5, 12])

        await setParameter(owner, 'HANDLE_STOCK', 'true')
        const short = await add(
          'carton-4',
          { idDeclination: six.first.id, quantity: 6 },
          { idDeclination: wine.first.id, quantity: 2 },
        )
        expect(short).toMatchObject({ ok: false, error: { code: 'invalid' } })
        expect(await held()).toEqual([5, 12])
        // What was refused may be sent again once there is enough.
        await setParameter(owner, 'HANDLE_STOCK', 'false')
        given(await add('carton-4', { idDeclination: wine.first.id, quantity: 2 }))
        expect(await held()).toEqual([7, 12])
      })

      test('an act is the same under a former name; what need not be whole lies there, to be put right', async () => {
        const { visitor, six, wine, put } = await raiseCartShop(await open(), transport)
        const { id } = await put({ idDeclination: wine.first.id, quantity: 1 })
        const add = async (quantity: number, named: { act: string; formerActs?: string[]; isWhole?: boolean }) => {
          const products = [{ idDeclination: six.first.id, quantity }]
          return given(await visitor.addToCart({ params: { id }, body: { products, ...named } })).quantity
        }
        expect(await add(6, { act: 'click-10', formerActs: ['click-9', 'click-8'] })).toBe(7)
        expect(await add(6, { act: 'click-11', formerActs: ['click-10', 'click-9'] })).toBe(7)
        expect(await add(6, { act: 'click-14', formerActs: ['click-13', 'click-12'] })).toBe(13)
        expect(await add(1, { act: 'odd', isWhole: false })).toBe(14)
        expect(await add(1, { act: 'odd', isWhole: false })).toBe(14)
      })

      test('of two tabs each may send its own once more, and whoever enters themselves or logs in between is not sold it twice', async () => {
        const { as, stage, visitor, wine, put } = await raiseCartShop(await open(), transport)
        const opened = await put({ idDeclination: wine.first.id, quantity: 1 })
        const member = as('MEMBER')
        const add = async (who: typeof visitor, id: string, act: string) =>
          given(await who.addToCart({ params: { id }, body: { products: [{ idDeclination: wine.first.id, quantity: 2 }], act } }))
        await add(visitor, opened.id, 'first-tab')
        await add(visitor, opened.id, 'second-tab')
        expect((await add(visitor, opened.id, 'first-tab')).quantity).toBe(5)
        const own = given(await member.takeCart({ body: { cart: opened.id } })).id ?? ''
        await add(member, own, 'second-tab')
        expect((await add(member, own, 'first-tab')).quantity).toBe(5)
        expect((await add(member, own, 'third')).quantity).toBe(7)
        const guests = await put({ idDeclination: wine.first.id, quantity: 1 })
        await add(visitor, guests.id, 'before-the-name')
        const email = 'marie@exemple.test'
        const entered = given(await visitor.saveCartEntries({ params: { id: guests.id }, body: { email } }))
        const named = transport(stage)({ siteId: '1', cartKey: entered.key ?? '' })
        expect((await add(named, entered.id, 'before-the-name')).quantity).toBe(3)
      })
    })
  })
}
