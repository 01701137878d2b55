import { describe, expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, sellTold, setParameter } from '../support/trade/shop.ts'

type Row = Parameters<ShopApi['saveWineGrid']>[0]['body']['rows'][number]

for (const [way, transport] of Object.entries(transports)) {
  describe(`the grid of wines ${way}`, () => {
    eachDatabase(way, (open) => {
      const openGrid = async () => {
        const db = await open()
        const shop = await openShopStage(db, transport)
        const { owner } = shop
        await setParameter(owner, 'USE_PRODUCT_STOCK', 'false')
        const rows = bindToSite(db, '1')
        let minutes = 0
        /** The clock goes on, so that each act has a moment of its own. */
        const later = () => {
          minutes += 1
          shop.at(new Date(Date.UTC(2026, 2, 1, 10, minutes)).toISOString())
        }
        later()
        const geai = await sellTold(owner, { name: 'Le Geai', price: 1600, kind: 'rouge', isValid: true, order: 1 }, [
          { year: 2022 },
          { year: 2023 },
          { year: 2021, price: 2400 },
        ])
        const loriot = await sellTold(owner, { name: 'Le Loriot', price: 1200, kind: 'blanc', isValid: true, order: 2 }, [
          { year: 2024 },
        ])
        const ids = [...geai.declinations, ...loriot.declinations].map(({ id }) => id) as [string, string, string, string]
        const lines = async (query: object = {}) => given(await owner.listWineGrid({ query })).lines
        const read = async () =>
          (await lines()).map(({ price, stock, isOnSale, discount }) => ({ price, stock, isOnSale, discount }))
        const save = (sent: Row[], isTrial = false) => {
          later()
          return owner.saveWineGrid({ body: { rows: sent, isTrial } })
        }
        const priceOf = async (id: string) => given(await owner.getAdminProduct({ params: { id } })).price
        const acts = async () => given(await owner.listAuditLog({ query: { resource: 'wine-grid', nbItem: 1 } }))
        return { ...shop, db, rows, geai, loriot, ids, lines, read, save, priceOf, acts, later }
      }

      test('lists every vintage and size, found by any word, by its category and by whether it is on sale', async () => {
        const { owner, geai, ids, lines } = await openGrid()
        const all = await lines()
        expect(all.map(({ name, year, price }) => [name, year, price])).toEqual([
          ['Le Geai', 2022, 1600],
          ['Le Geai', 2023, 1600],
          ['Le Geai', 2021, 2400],
          ['Le Loriot', 2024, 1200],
        ])
        expect((await lines({ search: 'lk:2024 loriot' })).map(({ idDeclination }) => idDeclination)).toEqual([ids[3]])
        given(await owner.changeDeclination({ params: { id: ids[0] }, body: { isOnSale: false } }))
        expect((await lines({ isOnSale: 'false' })).map(({ idDeclination }) => idDeclination)).toEqual([ids[0]])
        const tag = given(await owner.createTag({ body: { label: 'Les rouges' } }))
        given(await owner.changeProduct({ params: { id: geai.product.id }, body: { tags: [tag.id] } }))
        expect(await lines({ tag: tag.id })).toHaveLength(3)
        expect(given(await owner.listWineGrid({ query: { nbItem: 3, page: 2 } }))).toMatchObject({
          total: 4,
          lines: [{ year: 2024 }],
        })
      })

      test('a trial says what would change and writes nothing; the save does it, in one act, and one undo brings all of it back', async () => {
        const { owner, geai, ids, read, save, priceOf, acts, later } = await openGrid()
        const before = await read()
        const discount = { type: 'PERCENTAGE' as const, amount: 10, to: '2026-03-21' }
        const seen = { price: 1600, discount: null, stock: 0, isOnSale: true }
        const sheet: Row[] = [
          { id: ids[0], seen, price: 1700 },
          { id: ids[1], seen, price: 1700, discount },
          { id: ids[2], seen: { ...seen, price: 2400 }, isOnSale: false },
          { id: ids[3], seen: { ...seen, price: 1200 }, stock: 48 },
        ]
        const trial = given(await save(sheet, true))
        expect(trial.isDone).toBe(false)
        expect(trial.changes.map(({ before: was, after }) => [was.soldAt, after.soldAt, after.stock, after.isOnSale])).toEqual([
          [1600, 1700, 0, true],
          [1600, 1530, 0, true],
          [2400, 2400, 0, false],
          [1200, 1200, 48, true],
        ])
        expect(await read()).toEqual(before)
        expect((await acts()).total).toBe(0)
        given(await save(sheet))
        expect(await read()).toEqual([
          { price: 1700, stock: 0, isOnSale: true, discount: null },
          { price: 1700, stock: 0, isOnSale: true, discount },
          { price: 2400, stock: 0, isOnSale: false, discount: null },
          { price: 1200, stock: 48, isOnSale: true, discount: null },
        ])
        // All that stood at the price of the wine got the same new one: so did the wine.
        expect(await priceOf(geai.product.id)).toBe(1700)
        const { entries, total } = await acts()
        expect([total, entries[0]?.undo]).toEqual([1, 'POSSIBLE'])
        later()
        const movement = { idDeclination: ids[3], kind: 'LOSS' as const, quantity: 0 }
        given(await owner.createStockMovement({ body: { ...movement, kind: 'RECEIPT', quantity: 6 } }))
        later()
        given(await owner.undoAct({ params: { id: entries[0]?.id ?? '' } }))
        // What came meanwhile stays counted.
        expect(await read()).toEqual(before.map((line, at) => (at === 3 ? { ...line, stock: 6 } : line)))
        expect(await priceOf(geai.product.id)).toBe(1600)
        const { movements } = given(await owner.listStockMovements({ query: { declination: ids[3], orderBy: 'createdAt' } }))
        expect(movements.map(({ change, reason }) => [change, reason])).toEqual([
          [48, ''],
          [6, ''],
          [-48, 'Annulation'],
        ])
        // And taking that back brings it about again.
        const [undone] = given(await owner.listAuditLog({ query: { resource: 'wine-grid', act: 'UNDO', nbItem: 1 } })).entries
        later()
        given(await owner.undoAct({ params: { id: undone?.id ?? '' } }))
        expect((await read()).map(({ price, stock }) => [price, stock])).toEqual([
          [1700, 0],
          [1700, 0],
          [2400, 0],
          [1200, 54],
        ])
      })

      test('what somebody else has changed meanwhile is told row by row, and nothing of the sheet is written', async () => {
        const { owner, ids, read, save, as } = await openGrid()
        given(await owner.changeDeclination({ params: { id: ids[0] }, body: { price: 1850 } }))
        given(await owner.removeDeclination({ params: { id: ids[2] } }))
        given(await owner.changeDeclination({ params: { id: ids[3] }, body: { discount: { type: 'EURO', amount: 100 } } }))
        const before = await read()
        const sheet: Row[] = [
          { id: ids[0], seen: { price: 1600, isOnSale: true }, price: 1700, isOnSale: false },
          { id: ids[1], seen: { price: 1600 }, price: 1700 },
          { id: ids[2], seen: { price: 2400 }, price: 2500 },
          { id: ids[3], seen: { discount: null, stock: 0 }, discount: { type: 'PERCENTAGE', amount: 10 }, stock: 6 },
        ]
        for (const isTrial of [true, false]) {
          const refused = await save(sheet, isTrial)
          const fields = refused.ok ? {} : (refused.error.fields ?? {})
          expect([await codeOf(Promise.resolve(refused)), Object.keys(fields).sort()]).toEqual([
            'conflict',
            ['rows.0.price', 'rows.2.id', 'rows.3.discount'],
          ])
        }
        expect(await read()).toEqual(before)
        // What was not touched stays as somebody else has left it.
        given(await save([{ id: ids[0], seen: { price: 1600, isOnSale: true }, price: 1600, isOnSale: false }]))
        expect((await read())[0]).toMatchObject({ price: 1850, isOnSale: false })
        // Fewer are left than are to be taken away.
        const short = await save([{ id: ids[1], seen: { stock: 12 }, stock: 0 }])
        expect(short).toMatchObject({ error: { code: 'conflict', fields: { 'rows.0.stock': [expect.any(String)] } } })
        const many = await save([
          { id: ids[0], seen: {}, price: -1 },
          { id: ids[1], seen: {}, discount: { type: 'PERCENTAGE', amount: 101 } },
        ])
        expect(many.ok ? [] : Object.keys(many.error.fields ?? {})).toEqual(['rows.0.price', 'rows.1.discount.amount'])
        expect(await codeOf(as('MEMBER').listWineGrid())).toBe('forbidden')
      })

      test('what a wine does not say yet is told beside the row that would put it on sale', async () => {
        const { owner, save } = await openGrid()
        const told = await sellTold(owner, { name: 'Le Bruant', price: 900, kind: 'rouge', isValid: true }, [
          { year: 2022 },
          { year: 2023, capacity: null, isOnSale: false },
        ])
        const [, mute] = told.declinations
        const refused = await save([{ id: mute?.id ?? '', seen: { isOnSale: false }, isOnSale: true }])
        expect(refused).toMatchObject({ ok: false, error: { fields: { 'rows.0.isOnSale': [expect.any(String)] } } })
      })
    })
  })
}
