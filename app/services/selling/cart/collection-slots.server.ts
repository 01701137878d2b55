import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { saySpan } from '#app/models/site/settings/opening-hours.ts'
import type { SlotChoice, SlotGroup } from '#app/ui/selling/orders/order-acts.tsx'

export type Slot = Answer<Contract['listCollectionSlots']>[number]

/** The open slots by the place where the goods are fetched, soonest first. */
export function groupSlots(slots: readonly Slot[]): SlotGroup[] {
  const groups = new Map<string, SlotGroup>()
  for (const slot of slots) {
    const place = saySlotAddress(slot)
    const group = groups.get(place) ?? { place, slots: [] }
    group.slots.push({ value: nameSlot(slot), says: saySlot(slot) })
    groups.set(place, group)
  }
  return [...groups.values()]
}

/** The slots that an order may be moved to: all that are open but its own; none where they cannot be told now. */
export async function listOtherSlots(
  api: ShopApi,
  own: Pick<Slot, 'day' | 'idSchedule'> | null | undefined,
): Promise<SlotChoice[]> {
  const open = await api.listCollectionSlots()
  if (!open.ok) return []
  return open.value
    .filter(({ idSchedule, day }) => idSchedule !== own?.idSchedule || day !== own.day)
    .map((slot) => ({
      value: nameSlot(slot),
      says: [saySlot(slot), slot.name || slot.city].filter(Boolean).join(', '),
    }))
}

/** A slot as a form names it. */
export function nameSlot({ day, idSchedule }: Pick<Slot, 'day' | 'idSchedule'>): string {
  return `${day}.${idSchedule}`
}

/** The slot that a form names; nothing where it names none. */
export function readSlot(named: string): { dateSchedule: string; idSchedule: string } | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})\.([\w-]{1,64})$/.exec(named)
  return found?.[1] && found[2] ? { dateSchedule: found[1], idSchedule: found[2] } : undefined
}

/** Where an order is fetched. */
export function saySlotAddress({ name, address, city }: Pick<Slot, 'name' | 'address' | 'city'>): string {
  return [name, address, city].filter(Boolean).join(', ')
}

const longDay = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** When an order is fetched: `vendredi 27 novembre, 14 h – 18 h 30`; an open slot is near enough to need no year. */
export function saySlot({ day, ...hours }: Pick<Slot, 'day' | 'opens' | 'closes'>): string {
  const said = longDay.format(new Date(`${day}T00:00:00Z`)).replace(/(?<= )1(?= )/, '1er')
  return `${said}, ${saySpan(hours)}`
}
