import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openShopStage, setParameter } from '../support/trade/shop.ts'

eachDatabase('the vintages of a product as one table', (open) => {
  const openTable = async () => {
    const shop = await openShopStage(await open(), transports['in process'])
    await setParameter(shop.owner, 'USE_PRODUCT_STOCK', 'false')
    const product = given(await shop.owner.createProduct({ body: { name: 'Le Loriot', price: 1300, kind: 'rouge' } }))
    const { id } = given(await shop.owner.createDeclination({ body: { idProduct: product.id, year: 2022, capacity: 75 } }))
    const read = async () => {
      const listed = given(await shop.owner.listAdminDeclinations({ query: { product: product.id } }))
      return listed.declinations.map(({ year, price, quantity, reference }) => [year, price, quantity, reference])
    }
    const save = (...rows: object[]) =>
      shop.owner.saveVintages({ params: { id: product.id }, body: { rows } } as Parameters<typeof shop.owner.saveVintages>[0])
    return { ...shop, product, id, read, save }
  }

  test('rows are changed and added in one save; what was left as it was seen stays, and stock moves by the difference', async () => {
    const { id, read, save, owner, product } = await openTable()
    const seen = { year: 2022, price: 1300, stock: 0, reference: '' }
    given(await save({ id, seen, ...seen, stock: 24 }, { year: 2023, capacity: 75, price: 1450, stock: 12, reference: 'LO23' }))
    expect(await read()).toEqual([
      [2022, 1300, 24, ''],
      [2023, 1450, 12, 'LO23'],
    ])
    // A row that differs in nothing changes nothing, even where it is older than what is kept.
    given(await owner.changeDeclination({ params: { id }, body: { price: 1500 } }))
    expect(given(await save({ id, seen: { ...seen, stock: 24 }, ...seen, stock: 30 }))).toEqual({ changed: 1 })
    expect((await read())[0]).toEqual([2022, 1500, 30, ''])
    const { movements } = given(await owner.listStockMovements({ query: { product: product.id } }))
    expect(movements.map(({ change }) => change).sort((one, other) => one - other)).toEqual([6, 12, 24])
    given(await save({ id, seen, isRemoved: true }))
    expect(await read()).toHaveLength(1)
  })

  test('one faulty row refuses all of them beside its field, and nobody writes over what somebody else has changed', async () => {
    const { id, read, save, owner } = await openTable()
    const before = await read()
    const refused = await save({ id, seen: { price: 1300 }, price: 1600 }, { year: 2024, price: 1500, stock: 6 }, { year: 12 })
    expect(refused).toMatchObject({ ok: false, error: { fields: { 'rows.2.year': [expect.any(String)] } } })
    expect(await read()).toEqual(before)
    given(await owner.changeDeclination({ params: { id }, body: { price: 1700 } }))
    const clash = await save({ year: 2024, price: 1500 }, { id, seen: { price: 1300 }, price: 1600 })
    expect(clash).toMatchObject({ ok: false, error: { code: 'conflict', fields: { 'rows.1.price': [expect.any(String)] } } })
    expect(await read()).toEqual([[2022, 1700, 0, '']])
    // Both wanted the same.
    given(await save({ id, seen: { price: 1300 }, price: 1700 }))
    const other = given(await owner.createProduct({ body: { name: 'Un autre', price: 900 } }))
    const rows = [{ id, seen: {}, year: 2001 }]
    expect(await codeOf(owner.saveVintages({ params: { id: other.id }, body: { rows } }))).toBe('conflict')
  })

  test('a wine comes with its vintages in one call, and is changed with them: what the wine leads is nobody else’s change', async () => {
    const { owner, read: _, ...shop } = await openTable()
    const vintages = [
      { year: 2023, capacity: 75, stock: 12 },
      { year: 2022, capacity: 150, price: 3100 },
    ]
    const { id } = given(await owner.createProduct({ body: { name: 'Le Geai', price: 1400, kind: 'blanc', vintages } }))
    const read = async () => given(await owner.listAdminDeclinations({ query: { product: id } })).declinations
    const before = await read()
    expect(before.map(({ year, price, quantity }) => [year, price, quantity])).toEqual([
      [2023, 1400, 12],
      [2022, 3100, 0],
    ])
    const [first, second] = before.map((one) => one.id)
    const rows = [
      { id: first, seen: { price: 1400, stock: 12 }, price: 1550, stock: 12 },
      { id: second, seen: { price: 3100 }, price: 3100, isRemoved: true },
      { year: 2024 },
    ]
    given(await owner.changeProduct({ params: { id }, body: { price: 1500, name: 'Le Geai bleu', vintages: rows } } as never))
    expect((await read()).map(({ year, price, quantity }) => [year, price, quantity])).toEqual([
      [2023, 1550, 12],
      [2024, 1500, 0],
    ])
    // One faulty row takes the words of the wine back as well.
    const faulty = { name: 'Autrement', vintages: [{ year: 2025, gtin: '12' }] }
    const refused = await owner.changeProduct({ params: { id }, body: faulty } as never)
    expect(refused).toMatchObject({ ok: false, error: { fields: { 'vintages.0.gtin': [expect.any(String)] } } })
    expect(given(await owner.getAdminProduct({ params: { id } })).name).toBe('Le Geai bleu')
    expect(shop.product.name).toBe('Le Loriot')
    const { products } = given(await owner.listAdminProducts({ query: {} }))
    const count = products.length
    const halfMade = { name: 'À moitié', price: 900, vintages: [{ id: first ?? '', price: 900 }] }
    expect(await codeOf(owner.createProduct({ body: halfMade }))).toBe('conflict')
    expect(given(await owner.listAdminProducts({ query: {} })).products).toHaveLength(count)
  })
})
