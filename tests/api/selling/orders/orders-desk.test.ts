import { describe, expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { fillOrders } from '../../support/rows/fill-orders.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { transports } from '../../support/stage.ts'
import { openOrderStage } from '../../support/trade/orders.ts'

const isLong = Boolean(process.env.LONG)
const many = isLong ? 50_000 : 600

eachDatabase('the list of orders of the house', (open) => {
  test('an order is found by its number with or without its dash, by name without accents, and by address', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    const billing = { ...shop.address, firstname: 'Élodie', lastname: 'Lefèvre' }
    const placed = given(
      await shop.place(shop.wanted(1, { address: { billing }, user: { phone: '1', email: 'elo@exemple.test', isAdult: true } })),
    )
    given(await shop.place())
    const find = async (text: string) => {
      const { orders } = given(await shop.owner.listOrders({ query: { search: `lk:${text}` } }))
      return orders.map(({ reference }) => reference)
    }
    const half = placed.reference.slice(0, 4).toLowerCase()
    for (const text of [
      placed.reference,
      placed.reference.replaceAll('-', ''),
      half,
      'elodie',
      'LEFEVRE Élo',
      'elodie lef',
      'elo@ex',
    ])
      expect(await find(text), text).toEqual([placed.reference])
    expect(await find('personne')).toEqual([])
  })

  test('each part of the list holds what is to be done there, and nothing else', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    const listed = async (todo: string) => given(await shop.owner.listOrders({ query: { todo } })).orders.map(({ id }) => id)
    const { id } = given(await shop.place())
    const parts = ['TO_PREPARE', 'TO_SHIP', 'TO_HAND_OVER', 'UNPAID', 'LATE']
    const where = async () => {
      const found = await Promise.all(parts.map(async (todo) => ((await listed(todo)).includes(id) ? todo : '')))
      return found.filter(Boolean)
    }
    expect(await where()).toEqual(['UNPAID'])
    given(await shop.owner.recordPayment({ params: { id }, body: {} }))
    expect(await where()).toEqual(['TO_PREPARE'])
    const late = new Date(shop.stage.dependencies.now().getTime() - 5 * 86_400_000).toISOString()
    await bindToSite(shop.db, '1').inTransaction((tx) =>
      tx.updateTable('orders').set({ placed_at: late }).where('id', '=', id).execute(),
    )
    expect(await where()).toEqual(['TO_PREPARE', 'LATE'])
    given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'preparing' } }))
    expect(await where()).toEqual(['TO_SHIP', 'LATE'])
    given(await shop.owner.moveOrder({ params: { id }, body: { fulfilment: 'shipped' } }))
    expect(await where()).toEqual([])
    for (const todo of ['NOTHING', 'lk:TO', 'df:TO_SHIP'])
      expect(await codeOf(shop.owner.listOrders({ query: { todo } })), todo).toBe('invalid')
  })

  test('a note stays with the order, is no step of it, and its buyer does not read it', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    const { id, token } = given(await shop.place())
    const before = given(await shop.owner.getAdminOrder({ params: { id } }))
    const noted = given(await shop.owner.noteOrder({ params: { id }, body: { note: ' Rappeler avant midi ' } }))
    expect(noted).toEqual({ ...before, note: 'Rappeler avant midi' })
    expect(JSON.stringify(given(await shop.visitor.followOrder({ body: { token } })))).not.toContain('Rappeler')
    expect(await codeOf(shop.owner.noteOrder({ params: { id: 'nulle-part' }, body: { note: 'x' } }))).toBe('not_found')
    expect(await codeOf(shop.visitor.noteOrder({ params: { id }, body: { note: 'x' } }))).toBe('unauthenticated')
  })

  test('a long list holds each order once, from the first page to the last, whichever end a page is read from', async () => {
    const shop = await openOrderStage(await open(), transports['in process'])
    shop.at('2026-07-20T10:00:00.000Z')
    const owner = await shop.ownerNow()
    await fillOrders(shop, 1_730, 700)
    for (const orderBy of ['-placedAt', 'total', 'reference'] as const) {
      const pages: string[][] = []
      for (let page = 1; page <= 19; page += 1) {
        const { orders, total } = given(await owner.listOrders({ query: { orderBy, page, nbItem: 100 } }))
        expect(total).toBe(1_731)
        pages.push(orders.map(({ reference }) => reference))
      }
      expect(pages.map(({ length }) => length).slice(15), orderBy).toEqual([100, 100, 31, 0])
      const all = pages.flat()
      expect(new Set(all).size, orderBy).toBe(1_731)
      if (orderBy === 'reference') expect(all).toEqual(all.toSorted())
    }
  })

  describe(`of ${many}`, () => {
    test('each page of the list, and each search in it, comes within 100 ms', { timeout: 300_000 }, async () => {
      const shop = await openOrderStage(await open(), transports['in process'])
      shop.at('2026-07-20T10:00:00.000Z')
      const owner = await shop.ownerNow()
      await fillOrders(shop, many, 700)
      const asked = [
        { page: 1 },
        { page: Math.floor(many / 50) },
        { page: Math.floor(many / 25) },
        { search: 'lk:marie12 perrin' },
        { search: 'lk:acheteur4' },
        { todo: 'LATE' },
        { todo: 'UNPAID' },
      ]
      for (const query of asked) {
        const times: number[] = []
        for (let round = 0; round < 7; round += 1) {
          const before = performance.now()
          const { orders } = given(await owner.listOrders({ query: { nbItem: 25, ...query } }))
          times.push(performance.now() - before)
          if ('page' in query) expect(orders).toHaveLength(25)
        }
        const median = times.sort((one, other) => one - other)[3] ?? 0
        if (isLong) console.log(`orders of ${many}, ${JSON.stringify(query)}: ${median.toFixed(1)} ms`)
        if (isLong) expect(median, JSON.stringify(query)).toBeLessThan(100)
      }
    })
  })
})
