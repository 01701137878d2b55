import { describe, expect, test } from 'vitest'
import { contract } from '#api/contract/index.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { saidOf } from '../../support/accounts.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { raiseCartShop } from '../../support/trade/cart.ts'
import { setParameter } from '../../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`carts ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => raiseCartShop(await open(), transport)

      test('[E-06] [V-03] hold lines with a counter, product, declination and quantity; what lies there already grows', async () => {
        const { visitor, wine, box, put } = await raise()
        const { id } = await put({ idProduct: wine.product.id, idDeclination: wine.first.id, quantity: 2 })
        const add = async (products: Parameters<typeof visitor.addToCart>[0]['body']['products']) =>
          given(await visitor.addToCart({ params: { id }, body: { products } }))
        await add([{ id: box.product.id, quantity: 1 }])
        const cart = await add([{ idDeclination: wine.first.id, quantity: 3 }])
        expect(
          cart.lines.map(({ id: line, product, declinationId, quantity }) => [line, product.name, declinationId, quantity]),
        ).toEqual([
          [0, 'Un', wine.first.id, 5],
          [1, 'Coffret', box.first.id, 1],
        ])
        expect(cart.quantity).toBe(6)
        expect(id).toMatch(/^[\w-]{43}$/)
        expect(given(await visitor.countCart({ params: { id } }))).toEqual({
          id,
          quantity: 6,
          isMember: false,
          lines: [
            { idDeclination: wine.first.id, quantity: 5 },
            { idDeclination: box.first.id, quantity: 1 },
          ],
        })
      })

      test('[V-02] [V-01] move by the multiple a vintage is sold in, anything else by one; 0 takes a line away', async () => {
        const { visitor, wine, six, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 1 }, { idDeclination: six.first.id, quantity: 6 })
        const change = async (line: number, quantity: number | 'MORE' | 'LESS') =>
          given(await visitor.changeCartLine({ params: { id }, body: { line, quantity } })).lines.map((one) => one.quantity)
        expect(await change(0, 'MORE')).toEqual([2, 6])
        expect(await change(1, 'MORE')).toEqual([2, 12])
        expect(await change(1, 8)).toEqual([2, 8])
        const [, odd] = given(await visitor.getCart({ params: { id } })).lines
        expect(odd?.news).toEqual([expect.objectContaining({ kind: 'MULTIPLE', below: 6, above: 12 })])
        expect(await change(1, 'LESS')).toEqual([2, 2])
        expect(await change(1, 'LESS')).toEqual([2, 1])
        expect(await change(0, 0)).toEqual([1])
        const refusals = [
          { line: 0, quantity: 1 },
          { line: 1, quantity: 10_001 },
          { line: 1, quantity: -1 },
          { line: 1, quantity: 1.5 },
        ]
        for (const body of refusals)
          expect(await codeOf(visitor.changeCartLine({ params: { id }, body }))).toMatch(/^(invalid|unreadable)$/)
      })

      test('threat 9: a price, a foreign id or a quantity that is none is refused, and the totals are those of the catalogue', async () => {
        const { visitor, wine, put, as } = await raise()
        const { id, totals } = await put({ idDeclination: wine.first.id, quantity: 2 })
        expect(totals).toMatchObject({ subtotal: 2000, total: 2000, vat: [{ rate: 2000, gross: 2000, net: 1667, tax: 333 }] })
        const wishes = [
          { idDeclination: wine.first.id, quantity: 1, price: 1 },
          { idDeclination: wine.first.id, quantity: -4 },
          { idDeclination: wine.first.id, quantity: 0.5 },
          { idDeclination: 'nowhere', quantity: 1 },
          { idProduct: 'nowhere', idDeclination: wine.first.id, quantity: 1 },
          { quantity: 1 },
        ]
        for (const wish of wishes)
          expect(await codeOf(visitor.addToCart({ params: { id }, body: { products: [wish] } })), JSON.stringify(wish)).not.toBe(
            'ok',
          )
        expect(await codeOf(visitor.getCart({ params: { id: 'nobody-s' } }))).toBe('not_found')
        expect(await codeOf(as(undefined, '2').getCart({ params: { id } }))).toBe('not_found')
        expect(given(await visitor.getCart({ params: { id } })).totals.total).toBe(2000)
        expect(JSON.stringify(Object.keys(contract.addToCart.body.shape))).toBe('["products","act","formerActs","isWhole"]')
      })

      test('a product that has several declinations asks which', async () => {
        const { visitor, two } = await raise()
        const body = { products: [{ id: two.product.id, quantity: 1 }] }
        const asked = await visitor.createCart({ body })
        expect(!asked.ok && Object.keys(asked.error.fields ?? {})).toEqual(['products.0.idDeclination'])
        expect(await saidOf(visitor.createCart({ body }), 'products.0.idDeclination')).toMatch(/plusieurs formats : choisissez/)
        const gone = visitor.createCart({ body: { products: [{ id: 'nowhere', quantity: 1 }] } })
        expect(await saidOf(gone, 'products.0.idDeclination')).toContain('n’est plus en vente')
      })

      test('a wish that names nothing is none, even beside one that does', async () => {
        const { visitor, wine } = await raise()
        const products = [{ idDeclination: wine.first.id, quantity: 1 }, { quantity: 5 }]
        expect(await codeOf(visitor.createCart({ body: { products } }))).toBe('invalid')
      })

      test('take twenty adds at once, and hold twenty', async () => {
        const { visitor, wine, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 1 })
        const body = { products: [{ idDeclination: wine.first.id, quantity: 1 }] }
        const answers = await Promise.all(Array.from({ length: 19 }, () => visitor.addToCart({ params: { id }, body })))
        expect(answers.every(({ ok }) => ok)).toBe(true)
        expect(given(await visitor.getCart({ params: { id } })).quantity).toBe(20)
      })

      test('tell what has changed since it was last seen, until the buyer says to have seen it', async () => {
        const { owner, visitor, wine, two, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 2 }, { idDeclination: two.first.id, quantity: 1 })
        const news = async () => given(await visitor.getCart({ params: { id } })).lines.map((line) => line.news)
        expect(await news()).toEqual([[], []])
        given(await owner.changeDeclination({ params: { id: wine.first.id }, body: { price: 1200 } }))
        given(await owner.changeProduct({ params: { id: two.product.id }, body: { isValid: false } }))
        expect(await news()).toEqual([
          [expect.objectContaining({ kind: 'PRICE', before: 1000, after: 1200 })],
          [expect.objectContaining({ kind: 'GONE' })],
        ])
        expect(given(await visitor.getCart({ params: { id } })).totals.total).toBe(2400)
        given(await owner.changeDeclination({ params: { id: wine.first.id }, body: { price: 1300 } }))
        const seen = {
          lines: [
            { line: 0, price: 1200 },
            { line: 1, price: null },
          ],
        }
        const cart = given(await visitor.acknowledgeCart({ params: { id }, body: seen }))
        expect(cart.lines.map((line) => line.news)).toEqual([
          [expect.objectContaining({ kind: 'PRICE', before: 1200, after: 1300 })],
        ])
        const still = { lines: [{ line: 0, price: null }] }
        expect(given(await visitor.acknowledgeCart({ params: { id }, body: still })).lines).toHaveLength(1)
      })

      test('say how many there are where stock does not reach, a box and its bottles together', async () => {
        const { owner, visitor, wine, box, put } = await raise()
        await setParameter(owner, 'HANDLE_STOCK', 'true')
        await setParameter(owner, 'USE_PRODUCT_STOCK', 'false')
        const stock = async (idDeclination: string, quantity: number) =>
          given(await owner.createStockMovement({ body: { idDeclination, kind: 'INVENTORY', quantity } }))
        await stock(wine.first.id, 9)
        await stock(box.first.id, 5)
        const { id } = await put({ idDeclination: wine.first.id, quantity: 4 }, { idDeclination: box.first.id, quantity: 2 })
        const most = async () =>
          given(await visitor.getCart({ params: { id } })).lines.map(
            ({ news }) => news.find(({ kind }) => kind === 'STOCK')?.most,
          )
        expect(await most()).toEqual([3, 1])
        await stock(wine.first.id, 10)
        expect(await most()).toEqual([undefined, undefined])
      })

      test('are not there where the site does not sell or hides its prices', async () => {
        const { owner, visitor, wine, put } = await raise()
        const { id } = await put({ idDeclination: wine.first.id, quantity: 1 })
        const products = [{ idDeclination: wine.first.id, quantity: 1 }]
        const all = async () => [
          await codeOf(visitor.getCart({ params: { id } })),
          await codeOf(visitor.countCart({ params: { id } })),
          await codeOf(visitor.createCart({ body: { products } })),
          await codeOf(visitor.previewCart({ body: { products } })),
          await codeOf(visitor.addToCart({ params: { id }, body: { products } })),
          await codeOf(visitor.clearCart({ params: { id } })),
        ]
        expect(new Set(await all())).toEqual(new Set(['ok']))
        await setParameter(owner, 'HIDE_PRICES', 'true')
        expect(new Set(await all())).toEqual(new Set(['not_found']))
        await setParameter(owner, 'HIDE_PRICES', 'false')
        given(await owner.changeSite({ body: { isECommerce: false } }))
        expect(new Set(await all())).toEqual(new Set(['not_found']))
      })

      test('a preview reckons goods without keeping them', async () => {
        const { stage, visitor, wine } = await raise()
        const products = [
          { idDeclination: wine.first.id, quantity: 1 },
          { idProduct: wine.product.id, quantity: 2 },
        ]
        const goods = given(await visitor.previewCart({ body: { products } }))
        expect([goods.lines.length, goods.quantity, goods.totals.total]).toEqual([1, 3, 3000])
        expect(await stage.db.read.selectFrom('carts').selectAll().execute()).toEqual([])
      })
    })
  })
}
