import { describe, expect, test } from 'vitest'
import { tellStockAlerts } from '#api/selling/stock-alerts/tell-stock-alerts.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { lawfulFacts, sellTold } from '../support/trade/shop.ts'

const forms = [
  { year: 2019, price: 2100, reference: 'POUL19' },
  { year: 2022, price: 1600, reference: 'POUL22' },
]

for (const [way, transport] of Object.entries(transports)) {
  describe(`a vintage that is taken off sale ${way}`, () => {
    eachDatabase(way, (open) => {
      /** A wine of two vintages with bottles of each, of which the older is looked after. */
      async function raise() {
        const shop = await openOrderStage(await open(), transport)
        const { owner, visitor } = shop
        const poulsard = await sellTold(owner, { name: 'Le Grand Poulsard', price: 1600, kind: 'rouge', isValid: true }, forms)
        const [old, recent] = poulsard.declinations.map(({ id }) => id) as [string, string]
        for (const id of [old, recent]) await shop.fill(id, 6)
        const { id } = poulsard.product
        const turn = async (isOnSale: boolean, form = old) =>
          given(await owner.changeDeclination({ params: { id: form }, body: { isOnSale } }))
        const years = async () => {
          const found = await visitor.getProduct({ params: { id } })
          return found.ok ? found.value.declination.map(({ year }) => year) : found.error.code
        }
        const listed = async (query: object) =>
          given(await visitor.listProducts({ query: { nbItem: 100, ...query } as never })).products.map(({ name }) => name)
        const order = (idDeclination: string) =>
          shop.place(shop.wanted(1, { products: [{ id, idDeclination, quantity: 1 }] } as never))
        return { ...shop, id, old, recent, turn, years, listed, order }
      }

      test('is met by no visitor, keeps its stock, its price and its history, and is back when it is put on sale again', async () => {
        const shop = await raise()
        const { owner, visitor, id, old } = shop
        const history = async () => [
          await shop.left(old),
          given(await owner.listLedgerEntries({ query: { declination: old } })).entries,
          given(await owner.listStockMovements({ query: { declination: old } as never })).movements,
        ]
        const before = await history()
        expect([await shop.years(), await shop.listed({ vintage: '2019' })]).toEqual([[2019, 2022], ['Le Grand Poulsard']])
        expect(await shop.turn(false)).toMatchObject({ isOnSale: false, quantity: 6, price: 2100 })
        expect(await shop.years()).toEqual([2022])
        expect([await shop.listed({ vintage: '2019' }), await shop.listed({ search: 'poul19' })]).toEqual([[], []])
        expect(await shop.listed({ search: 'poul22' })).toEqual(['Le Grand Poulsard'])
        expect(given(await visitor.listProductFacets()).years).not.toContain(2019)
        const found = given(await visitor.browseProducts({ query: { millesime: '2019' } }))
        expect(found.products).toEqual([])
        // Its owner finds it as before.
        const sought = given(await owner.listAdminProducts({ query: { search: 'lk:poul19' } as never })).products
        expect(sought.map((one) => [one.id, one.lowPrice])).toEqual([[id, 1600]])
        expect(given(await owner.getAdminDeclination({ params: { id: old } })).isOnSale).toBe(false)
        expect(given(await owner.listStock({ query: { declination: old } })).lines).toMatchObject([{ isOnSale: false, stock: 6 }])
        await shop.turn(true)
        expect([await shop.years(), await history()]).toEqual([[2019, 2022], before])
        expect(await shop.listed({ search: 'poul19' })).toEqual(['Le Grand Poulsard'])
      })

      test('cannot be ordered, is told in the cart where it lies, and nobody hears that it is back', async () => {
        const shop = await raise()
        const { buyer, old, recent } = shop
        const holder = buyer()
        const cart = given(await holder.createCart({ body: { products: [{ idDeclination: old, quantity: 1 }] } }))
        const add = (idDeclination: string) =>
          holder.addToCart({ params: { id: cart.id }, body: { products: [{ idDeclination, quantity: 1 }] } })
        given(await add(recent))
        await shop.turn(false)
        const { lines } = given(await holder.getCart({ params: { id: cart.id } }))
        expect(lines.map(({ declinationId, news }) => [declinationId, news.map(({ kind }) => kind)])).toEqual([
          [old, ['GONE']],
          [recent, []],
        ])
        expect(await add(old)).toMatchObject({ ok: false, error: { code: 'invalid' } })
        expect(await codeOf(shop.order(old))).toBe('invalid')
        expect((await shop.order(recent)).ok).toBe(true)
        expect(await shop.left(old)).toBe(6)
        expect(await codeOf(buyer().askStockAlert({ body: { idDeclination: old, email: 'agathe@exemple.test' } }))).toBe(
          'not_found',
        )
        // Who waits for it waits on until it is on sale again.
        await shop.turn(true)
        await shop.fill(old, 0)
        given(await buyer().askStockAlert({ body: { idDeclination: old, email: 'agathe@exemple.test' } }))
        await shop.turn(false)
        await shop.fill(old, 3)
        await tellStockAlerts(shop.till())
        expect(await shop.mails('stock_back')).toEqual([])
        await shop.turn(true)
        await tellStockAlerts(shop.till())
        expect(await shop.mails('stock_back')).toHaveLength(1)
      })

      test('takes its wine off sale with the last of them, and leaves the box that it lies in on sale', async () => {
        const shop = await raise()
        const { owner, visitor, id, old, recent } = shop
        const content = { type: 'BOX' as const, products: [{ idDeclination: old, quantity: 2 }], isValid: true }
        const box = given(await owner.createProduct({ body: { name: 'Le Coffret', price: 3900, ...content } }))
        const first = given(await owner.createDeclination({ body: { idProduct: box.id } }))
        await shop.fill(first.id, 4)
        await shop.turn(false)
        await shop.turn(false, recent)
        expect(await shop.years()).toBe('not_found')
        expect(await shop.listed({ search: 'poulsard' })).not.toContain('Le Grand Poulsard')
        expect(given(await owner.getAdminProduct({ params: { id } }))).toMatchObject({ isValid: true, isShown: false })
        const sold = given(await visitor.getProduct({ params: { id: box.id } }))
        expect(sold.declination).toMatchObject([{ isAvailable: true }])
        const products = [{ id: box.id, idDeclination: first.id, quantity: 1 }]
        expect((await shop.place(shop.wanted(1, { products } as never))).ok).toBe(true)
        expect(await shop.left(old)).toBe(4)
        // What visitors read of it in the box may not be taken away.
        const facts = { ...lawfulFacts, bottler: '' }
        expect(await codeOf(owner.changeProduct({ params: { id }, body: { facts } }))).toBe('invalid')
        await shop.turn(true)
        expect(await shop.years()).toEqual([2019])
      })

      test('says what the law wants said before it is put on sale beside what visitors see', async () => {
        const shop = await raise()
        const { owner, id } = shop
        const silent = { idProduct: id, year: 2024, capacity: null, isOnSale: false }
        const made = given(await owner.createDeclination({ body: silent }))
        const rows = [{ id: made.id, seen: { isOnSale: false }, isOnSale: true }]
        expect(await owner.saveVintages({ params: { id }, body: { rows } })).toMatchObject({
          ok: false,
          error: { fields: { 'rows.0.capacity': [expect.any(String)] } },
        })
        const line = { idDeclination: made.id, seen: 0, stock: 0, isOnSale: true }
        expect(await owner.saveStock({ body: { lines: [line] } })).toMatchObject({
          ok: false,
          error: { fields: { 'lines.0.isOnSale': [expect.any(String)] } },
        })
        expect(await shop.years()).toEqual([2019, 2022])
        given(await owner.saveVintages({ params: { id }, body: { rows: rows.map((row) => ({ ...row, capacity: 75 })) } }))
        expect(await shop.years()).toEqual([2019, 2022, 2024])
        given(await owner.saveStock({ body: { lines: [{ ...line, isOnSale: false }] } }))
        expect(await shop.years()).toEqual([2019, 2022])
      })

      test('comes back with what is undone, and goes out and in with the table of wines', async () => {
        const shop = await raise()
        const { owner } = shop
        await shop.turn(false)
        const { entries } = given(await owner.listAuditLog({ query: { resource: 'declination', act: 'CHANGE' } }))
        given(await owner.undoAct({ params: { id: entries[0]?.id ?? '' } }))
        expect(await shop.years()).toEqual([2019, 2022])
        const csv = (flag: string) => `Référence;Nom;Prix;Format en vente\nPOUL19;Le Grand Poulsard;21,00;${flag}`
        const bring = async (flag: string) =>
          given(await owner.importTable({ params: { what: 'products' }, body: { csv: csv(flag), isTrial: false } as never }))
        expect((await bring('non')).changes).toEqual([expect.stringContaining('format en vente')])
        expect(await shop.years()).toEqual([2022])
        expect((await bring('non')).changes).toEqual([])
        await bring('oui')
        expect(await shop.years()).toEqual([2019, 2022])
      })
    })
  })
}
