import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, sellTold, setParameter } from '../support/trade/shop.ts'

eachDatabase('a sheet of the grid of wines', (open) => {
  const openSheet = async () => {
    const db = await open()
    const shop = await openShopStage(db, transports['in process'])
    await setParameter(shop.owner, 'USE_PRODUCT_STOCK', 'false')
    let minutes = 0
    const later = () => {
      minutes += 1
      shop.at(new Date(Date.UTC(2026, 2, 1, 10, minutes)).toISOString())
    }
    return { ...shop, rows: bindToSite(db, '1'), later }
  }

  test('comes out as if each wine had been saved on its own screen, and undone it is as before', async () => {
    const { owner, rows, later } = await openSheet()
    let run = 0
    const raise = async (name: string) => {
      const forms = [{ year: 2021 }, { year: 2022 }, { year: 2023, price: 2600 }]
      const made = [
        await sellTold(owner, { name: `${name} un`, price: 1500, kind: 'rouge', isValid: true }, forms),
        await sellTold(owner, { name: `${name} deux`, price: 900, kind: 'blanc', isValid: true }, [{ year: 2024 }]),
      ]
      const all = made.flatMap(({ product, declinations }) =>
        declinations.map(({ id, year, price }) => ({ id, year, price, idProduct: product.id })),
      )
      for (const { id } of all)
        given(await owner.createStockMovement({ body: { idDeclination: id, kind: 'RECEIPT', quantity: 12 } }))
      return all
    }
    type Raised = Awaited<ReturnType<typeof raise>>
    const state = async (all: Raised) => {
      const ids = all.map(({ id }) => id)
      const [forms, products, ledger, movements] = await Promise.all([
        rows.read.selectFrom('declinations').selectAll().where('id', 'in', ids).execute(),
        rows.read
          .selectFrom('products')
          .selectAll()
          .where(
            'id',
            'in',
            all.map(({ idProduct }) => idProduct),
          )
          .execute(),
        rows.read.selectFrom('price_ledger').selectAll().where('declination_id', 'in', ids).orderBy('since').execute(),
        rows.read.selectFrom('stock_movements').selectAll().where('declination_id', 'in', ids).orderBy('created_at').execute(),
      ])
      return {
        forms: all.map(({ id }) => {
          const one = forms.find((form) => form.id === id)
          return [one?.year, one?.price, one?.discount, one?.discount_turns_on, one?.quantity, one?.is_on_sale]
        }),
        products: all.map(({ idProduct }) => {
          const one = products.find(({ id }) => id === idProduct)
          return [one?.price, one?.low_price, one?.is_shown]
        }),
        ledger: all.map(({ id }) =>
          ledger.filter((one) => one.declination_id === id).map((one) => [one.full_price, one.sold_price]),
        ),
        movements: all.map(({ id }) => movements.filter((one) => one.declination_id === id).map((one) => [one.kind, one.change])),
      }
    }
    const discount = fc.oneof(
      fc.constant(null),
      fc.record({ type: fc.constant('PERCENTAGE' as const), amount: fc.integer({ min: 1, max: 100 }) }),
      fc
        .record({
          type: fc.constant('EURO' as const),
          amount: fc.integer({ min: 1, max: 900 }),
          from: fc.constantFrom('2026-02-20', '2026-03-10'),
          to: fc.constantFrom('2026-02-25', '2026-03-20'),
        })
        .filter(({ from, to }) => from <= to),
    )
    const change = fc.record(
      {
        year: fc.constantFrom(null, 2019, 2025),
        price: fc.constantFrom(1000, 1650, 1700),
        discount,
        stock: fc.nat(40),
        isOnSale: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 4 }), async (changes) => {
        run += 1
        later()
        const sheet = await raise(`Feuille ${run}`)
        const single = await raise(`Fiche ${run}`)
        const before = await state(sheet)
        later()
        const seenOf = ({ year, price }: Raised[number]) => ({ year, price, discount: null, stock: 12, isOnSale: true })
        given(
          await owner.saveWineGrid({
            body: {
              rows: changes.map((one, at) => ({
                id: sheet[at]?.id ?? '',
                seen: seenOf(sheet[at] as Raised[number]),
                ...one,
              })),
            },
          }),
        )
        for (const idProduct of new Set(single.map((one) => one.idProduct))) {
          const own = single.flatMap((one, at) => (one.idProduct === idProduct ? [{ one, change: changes[at] ?? {} }] : []))
          const { price } = given(await owner.getAdminProduct({ params: { id: idProduct } }))
          const wanted = new Set(own.filter(({ one }) => one.price === price).map(({ change }) => change.price ?? price))
          const vintages = own.map(({ one, change: { discount: _, ...row } }) => {
            const { discount: __, ...seen } = seenOf(one)
            return { id: one.id, seen, ...row }
          })
          const led = wanted.size === 1 ? { price: [...wanted][0] as number } : {}
          given(await owner.changeProduct({ params: { id: idProduct }, body: { ...led, vintages } }))
          for (const { one, change } of own) {
            if (change.discount === undefined) continue
            given(await owner.changeDeclination({ params: { id: one.id }, body: { discount: change.discount } }))
          }
        }
        const after = await state(sheet)
        expect(after).toEqual(await state(single))
        const [entry] = given(await owner.listAuditLog({ query: { resource: 'wine-grid', nbItem: 1 } })).entries
        if (JSON.stringify(after) === JSON.stringify(before)) return
        later()
        given(await owner.undoAct({ params: { id: entry?.id ?? '' } }))
        const undone = await state(sheet)
        expect([undone.forms, undone.products]).toEqual([before.forms, before.products])
      }),
      { numRuns: process.env.LONG ? 60 : 8, seed: 20_261_128 },
    )
  })
})
