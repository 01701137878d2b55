import type { ShopApi } from '#api/contract/index.ts'
import { sayWhen } from './order-places.server.ts'
import type { Order } from './order-shown.server.ts'

/** A slot that an order can be moved to. */
export type Slot = { value: string; label: string }

const between = ' '

/** The slots that are open, without the one that the order has; none where they cannot be told now. */
export async function readSlots(api: ShopApi, { delivery }: Order): Promise<Slot[]> {
  const open = await api.listCollectionSlots()
  if (!open.ok) return []
  const now = delivery.collection
  return open.value
    .filter(({ idSchedule, day }) => idSchedule !== now?.idSchedule || day !== now.day)
    .map((slot) => ({
      value: [slot.day, slot.idSchedule].join(between),
      label: [sayWhen(slot), slot.name || slot.city].filter(Boolean).join(', '),
    }))
}

/** The slot that a form names; nothing where it names none. */
export function readSlot(typed: string): { dateSchedule: string; idSchedule: string } | undefined {
  const found = /^(\d{4}-\d{2}-\d{2}) ([\w-]{1,64})$/.exec(typed)
  return found?.[1] && found[2] ? { dateSchedule: found[1], idSchedule: found[2] } : undefined
}
