import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { tradeGoods } from '#app/texts/site/goods.ts'
import type { Desk } from '#app/ui/house/fields/desks.ts'
import { titleOf } from '../desks/record-screen.server.ts'
import { deskPlans } from './desk-plans.server.ts'
import { findDesk } from './desks.server.ts'
import { getRecord, nameOf } from './records.server.ts'

const desks = deskPlans.flatMap(({ slug }) => findDesk(slug) ?? []).filter(({ calls }) => calls.change && !calls.get)

test('a thing that only its list tells of is found wherever in the list it stands', async () => {
  expect(desks.length).toBeGreaterThan(0)
  const all = Array.from({ length: 230 }, (_, place) => ({ id: `thing-${place}` }))
  for (const desk of desks) {
    const list = async ({ query: { nbItem, page = 1 } }: { query: { nbItem: number; page?: number } }) => {
      return { ok: true, value: { [desk.listed]: all.slice((page - 1) * nbItem, page * nbItem), total: all.length } }
    }
    const api = { [desk.calls.list ?? '']: list } as unknown as ShopApi
    expect([desk.slug, await getRecord(api, desk, 'thing-229')]).toEqual([desk.slug, { ok: true, value: { id: 'thing-229' } }])
    await expect(getRecord(api, desk, 'nowhere')).rejects.toMatchObject({ init: { status: 404 } })
  }
})

test('a closing is called by its time, as France says it', () => {
  expect(nameOf({ id: 'DAY-2026-11-21', kind: 'DAY', period: '2026-11-21' })).toBe('21/11/2026')
  expect(nameOf({ id: '1', firstDay: '2026-12-24', lastDay: '2026-12-26', note: '' })).toBe('24/12/2026')
})

test('what a program was told is called by what happened, and a thing with a name by its name', () => {
  const [deliveries, tags] = ['envois', 'categories'].map((slug) => findDesk(slug) as Desk) as [Desk, Desk]
  expect([deliveries.tellsHours, tags.tellsHours]).toEqual([true, undefined])
  expect(titleOf(deliveries, { id: '45e8d1a9', event: 'order.placed' }, { links: new Map(), goods: tradeGoods.WINE })).toBe(
    'Une commande est passée',
  )
  expect(titleOf(tags, { id: '45e8d1a9', label: 'Les fines bulles' }, { links: new Map(), goods: tradeGoods.WINE })).toBe(
    'Les fines bulles',
  )
})
