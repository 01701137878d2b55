import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { transports } from '../support/stage.ts'
import { openOrderStage } from '../support/trade/orders.ts'
import { sell, setParameter } from '../support/trade/shop.ts'

eachDatabase('the stock of everything on one sheet', (open) => {
  const raise = async (transport = transports['in process']) => {
    const shop = await openOrderStage(await open(), transport, 12)
    const other = await sell(shop.owner, { name: 'Trousseau', price: 1000 }, [{ year: 2021 }])
    const lines = async (search = '') =>
      given(await shop.owner.listStock({ query: { ...(search && { search: `lk:${search}` }) } })).lines
    const movements = async () => given(await shop.owner.listStockMovements({ query: { nbItem: 100 } })).movements
    return { ...shop, other, lines, movements }
  }

  test('a line has the barcode by which its bottle is found', async () => {
    const shop = await raise()
    given(await shop.owner.changeDeclination({ params: { id: shop.other.first.id }, body: { gtin: '4006381333931' } }))
    expect((await shop.lines()).map(({ gtin }) => gtin)).toEqual(['', '4006381333931'])
  })

  test('only what was changed is written, each with its movement and its reason; limits are kept beside it', async () => {
    const shop = await raise()
    const before = (await shop.movements()).length
    const saved = given(
      await shop.owner.saveStock({
        body: {
          lines: [
            { idDeclination: shop.wine.first.id, seen: 12, stock: 12, limit: 6 },
            { idDeclination: shop.other.first.id, seen: 0, stock: 24 },
          ],
          kind: 'RECEIPT',
          reason: 'mise en bouteille',
        },
      }),
    )
    expect(saved).toEqual({ changed: 2 })
    expect((await shop.lines()).map(({ name, stock, limit }) => [name, stock, limit])).toEqual([
      ['Savagnin', 12, 6],
      ['Trousseau', 24, null],
    ])
    expect(await shop.lines('trous')).toHaveLength(1)
    const own = given(await shop.owner.listStock({ query: { declination: shop.other.first.id } }))
    expect([own.total, own.lines.map(({ idDeclination }) => idDeclination)]).toEqual([1, [shop.other.first.id]])
    expect(given(await shop.owner.listStock({ query: { declination: 'none' } })).total).toBe(0)
    const written = await shop.movements()
    expect(written).toHaveLength(before + 1)
    expect(written.find(({ reason }) => reason === 'mise en bouteille')).toMatchObject({ kind: 'RECEIPT', change: 24, stock: 24 })
  })

  test('a bottle that is sold between reading and saving stays sold: the difference counts', async () => {
    const shop = await raise()
    given(await shop.place(shop.wanted(3)))
    const line = { idDeclination: shop.wine.first.id, seen: 12, stock: 18 }
    given(await shop.owner.saveStock({ body: { lines: [line] } }))
    expect(await shop.left()).toBe(15)
    // Ten were seen to be missing, but nine are left: none of the sheet is saved.
    given(await shop.place(shop.wanted(12)))
    const lines = [
      { idDeclination: shop.other.first.id, seen: 0, stock: 5 },
      { idDeclination: shop.wine.first.id, seen: 15, stock: 5 },
    ]
    expect(await codeOf(shop.owner.saveStock({ body: { lines } }))).toBe('conflict')
    expect([await shop.left(), await shop.left(shop.other.first.id)]).toEqual([3, 0])
  })

  test.each(Object.entries(transports))('%s: a sending that comes twice counts once', async (_, transport) => {
    const shop = await raise(transport)
    const lines = [{ idDeclination: shop.wine.first.id, seen: 12, stock: 10, limit: 4 }]
    const send = async (once: string) => given(await shop.owner.saveStock({ body: { lines, once } }))
    expect(await send('count-of-the-morning')).toEqual({ changed: 1 })
    expect(await send('count-of-the-morning')).toEqual({ changed: 0 })
    expect(await shop.left()).toBe(10)
    expect(await send('count-of-the-evening')).toEqual({ changed: 1 })
    expect(await shop.left()).toBe(8)
    expect(await codeOf(shop.owner.saveStock({ body: { lines, once: 'short' } }))).toBe('invalid')
  })

  test.each(Object.entries(transports))(
    '%s: a line that moved meanwhile is left, the others go through',
    async (_, transport) => {
      const shop = await raise(transport)
      given(await shop.place(shop.wanted(3)))
      const lines = [
        { idDeclination: shop.wine.first.id, seen: 12, stock: 10, limit: 6 },
        { idDeclination: shop.other.first.id, seen: 0, stock: 24 },
        { idDeclination: 'gone', seen: 1, stock: 2 },
      ]
      const send = async () =>
        given(await shop.owner.saveStock({ body: { lines, leavesMoved: true, once: 'count-in-the-cellar' } }))
      const left = [
        { idDeclination: shop.wine.first.id, stock: 9 },
        { idDeclination: 'gone', stock: null },
      ]
      expect(await send()).toEqual({ changed: 1, left })
      // Whose answer was lost, and who sends again, is told the same of what is left.
      expect(await send()).toEqual({ changed: 0, left })
      const found = (await shop.lines()).map(({ name, stock, limit }) => [name, stock, limit])
      expect(found).toEqual([
        ['Savagnin', 9, null],
        ['Trousseau', 24, null],
      ])
      // More than there is cannot be taken away either: it is left and told.
      const all = [{ idDeclination: shop.wine.first.id, seen: 12, stock: 0 }]
      expect(given(await shop.owner.saveStock({ body: { lines: all, leavesMoved: true } }))).toEqual({
        changed: 0,
        left: [{ idDeclination: shop.wine.first.id, stock: 9 }],
      })
      expect(await shop.left()).toBe(9)
    },
  )

  test('a limit of its own tells of low stock before the limit of the shop does', async () => {
    const shop = await raise()
    await setParameter(shop.owner, 'STOCK_DISPLAY_LIMIT', '3')
    given(
      await shop.owner.saveStock({ body: { lines: [{ idDeclination: shop.other.first.id, seen: 0, stock: 30, limit: null }] } }),
    )
    expect(given(await shop.owner.getDashboard()).low).toEqual([])
    given(
      await shop.owner.saveStock({ body: { lines: [{ idDeclination: shop.wine.first.id, seen: 12, stock: 12, limit: 12 }] } }),
    )
    expect(given(await shop.owner.getDashboard()).low).toMatchObject([{ name: 'Savagnin', stock: 12, limit: 12 }])
  })

  test('a site that counts by product moves the stock of the product', async () => {
    const shop = await raise()
    await setParameter(shop.owner, 'USE_PRODUCT_STOCK', 'true')
    given(await shop.owner.saveStock({ body: { lines: [{ idDeclination: shop.wine.first.id, seen: 0, stock: 7, limit: 2 }] } }))
    expect((await shop.lines('savagnin'))[0]).toMatchObject({ place: 'product', stock: 7, limit: 2 })
    expect(await shop.left()).toBe(12)
    const line = { idDeclination: shop.wine.first.id, seen: 8, stock: 6 }
    const left = [{ idDeclination: shop.wine.first.id, stock: 7 }]
    expect(given(await shop.owner.saveStock({ body: { lines: [line], leavesMoved: true } }))).toEqual({ changed: 0, left })
  })
})
