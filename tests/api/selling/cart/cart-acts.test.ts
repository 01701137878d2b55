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
    })
  })
}
