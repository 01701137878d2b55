import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, sell, setParameter } from '../support/trade/shop.ts'

for (const [way, transport] of Object.entries(transports)) {
  describe(`stock ${way}`, () => {
    eachDatabase(way, (open) => {
      const raise = async () => {
        const shop = await openShopStage(await open(), transport)
        await setParameter(shop.owner, 'USE_PRODUCT_STOCK', 'false')
        return shop
      }

      test('moves by what comes in, what is counted and what is put right, each with its reason, and never below nothing', async () => {
        const { owner, as } = await raise()
        const { product, first } = await sell(owner, { name: 'Un', price: 1000 })
        const move = (kind: 'RECEIPT' | 'INVENTORY' | 'CORRECTION', quantity: number, reason = '') =>
          owner.createStockMovement({ body: { idDeclination: first.id, kind, quantity, reason } })
        expect(given(await move('RECEIPT', 60, 'mise'))).toMatchObject({ change: 60, stock: 60, idProduct: product.id })
        expect(given(await move('CORRECTION', -2, 'casse'))).toMatchObject({ change: -2, stock: 58 })
        expect(given(await move('INVENTORY', 50))).toMatchObject({ change: -8, stock: 50 })
        expect(await codeOf(move('CORRECTION', -51))).toBe('invalid')
        expect(await codeOf(move('RECEIPT', 0))).toBe('invalid')
        expect(await codeOf(move('INVENTORY', -1))).toBe('invalid')
        const astray = owner.createStockMovement({ body: { idProduct: 'nowhere', kind: 'RECEIPT', quantity: 1 } })
        expect(await codeOf(astray)).toBe('invalid')
        const { movements, total } = given(await owner.listStockMovements({ query: { declination: first.id } }))
        expect([total, movements.map(({ reason }) => reason).sort()]).toEqual([3, ['', 'casse', 'mise']])
        expect(given(await owner.getAdminDeclination({ params: { id: first.id } })).quantity).toBe(50)
        expect(await codeOf(as('MEMBER').listStockMovements())).toBe('forbidden')
      })

      test('[A-22] [P-02] [P-08] is told up to the limit, not at all where it is not handled, and capped when asked for', async () => {
        const { owner, visitor } = await raise()
        await setParameter(owner, 'STOCK_DISPLAY_LIMIT', '12')
        const { product, declinations } = await sell(owner, { name: 'Un', price: 1000 }, [
          { year: 2020 },
          { year: 2021 },
          { year: 2022 },
        ])
        const [many, few] = declinations
        const receive = async (idDeclination = '', quantity = 0) =>
          given(await owner.createStockMovement({ body: { idDeclination, kind: 'RECEIPT', quantity } }))
        await receive(many?.id, 13)
        await receive(few?.id, 12)
        const shown = async () =>
          given(await visitor.getProduct({ params: { id: product.id } })).declination.map((one) => [
            one.quantity,
            one.isAvailable,
          ])
        const asked = async () => {
          const stocks = given(await visitor.readQuantities({ body: { products: [{ id: product.id }, { id: 'nowhere' }] } }))
          expect(stocks.map(({ id, idDeclination }) => [id, idDeclination])).toEqual(
            declinations.map(({ id }) => [product.id, id]),
          )
          return stocks.map(({ quantity }) => quantity)
        }
        expect(await shown()).toEqual([
          [null, true],
          [12, true],
          [0, false],
        ])
        expect(await asked()).toEqual([12, 12, 0])
        await setParameter(owner, 'HANDLE_STOCK', 'false')
        expect(await shown()).toEqual(declinations.map(() => [null, true]))
        expect(await asked()).toEqual([null, null, null])
        expect(given(await owner.getAdminDeclination({ params: { id: few?.id ?? '' } })).quantity).toBe(12)
      })

      test('[P-06] USE_PRODUCT_STOCK counts the product as a whole', async () => {
        const { owner, visitor } = await raise()
        const { product, first } = await sell(owner, { name: 'Un', price: 1000 }, [{ year: 2020 }, { year: 2021 }])
        given(await owner.createStockMovement({ body: { idProduct: product.id, kind: 'RECEIPT', quantity: 5 } }))
        given(await owner.createStockMovement({ body: { idDeclination: first.id, kind: 'RECEIPT', quantity: 3 } }))
        const shown = async () =>
          given(await visitor.getProduct({ params: { id: product.id } })).declination.map(({ quantity }) => quantity)
        expect(await shown()).toEqual([3, 0])
        await setParameter(owner, 'USE_PRODUCT_STOCK', 'true')
        expect(await shown()).toEqual([5, 5])
      })

      test('a box is there as long as it and each of its bottles are', async () => {
        const { owner, visitor } = await raise()
        const wine = await sell(owner, { name: 'Un', price: 1000 })
        const box = await sell(owner, {
          name: 'Coffret',
          type: 'BOX',
          price: 5000,
          products: [{ idDeclination: wine.first.id, quantity: 3 }],
        })
        const left = async () => given(await visitor.getProduct({ params: { id: box.product.id } })).declination[0]?.quantity
        const count = async (idDeclination: string, quantity: number) =>
          given(await owner.createStockMovement({ body: { idDeclination, kind: 'INVENTORY', quantity } }))
        await count(box.first.id, 9)
        expect(await left()).toBe(0)
        await count(wine.first.id, 8)
        expect(await left()).toBe(2)
        await count(box.first.id, 1)
        expect(await left()).toBe(1)
      })
    })
  })
}
