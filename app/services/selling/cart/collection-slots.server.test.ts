import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { done } from '#app/models/platform/outcome.ts'
import { listOtherSlots, nameSlot, readSlot, type Slot } from './collection-slots.server.ts'

const slot = (day: string): Slot => ({
  idSchedule: 'friday-1',
  idAddress: 'cellar',
  name: 'Le caveau',
  address: '',
  city: 'Montorge',
  day,
  opens: 840,
  closes: 1110,
  left: 3,
  until: `${day}T08:00:00.000Z`,
})

test('an order may be moved to every open slot but its own, by the name that its form sends', async () => {
  const own = slot('2026-11-27')
  const other = slot('2026-12-04')
  const api = { listCollectionSlots: async () => done([own, other]) } as unknown as ShopApi
  const choices = await listOtherSlots(api, own)
  expect(choices).toEqual([{ value: nameSlot(other), says: 'vendredi 4 décembre, 14\u00a0h – 18\u00a0h\u00a030, Le caveau' }])
  expect(readSlot(choices[0]?.value ?? '')).toEqual({ dateSchedule: '2026-12-04', idSchedule: 'friday-1' })
  expect(readSlot('2026-12-04 friday-1')).toBeUndefined()
})
