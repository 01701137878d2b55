import type { Answer, Contract } from '#api/contract/index.ts'
import { sayTime } from '#app/models/opening-hours.ts'

export type Slot = Answer<Contract['listCollectionSlots']>[number]

/** The open slots of one place, each as a choice. */
export type SlotGroup = { place: string; slots: { value: string; says: string }[] }

/** The open slots by the place where the goods are fetched, soonest first. */
export function groupSlots(slots: readonly Slot[]): SlotGroup[] {
  const groups = new Map<string, SlotGroup>()
  for (const slot of slots) {
    const place = sayPlace(slot)
    const group = groups.get(place) ?? { place, slots: [] }
    group.slots.push({ value: nameSlot(slot), says: saySlot(slot) })
    groups.set(place, group)
  }
  return [...groups.values()]
}

/** A slot as a form names it. */
export function nameSlot({ day, idSchedule }: Pick<Slot, 'day' | 'idSchedule'>): string {
  return `${day}.${idSchedule}`
}

/** Where an order is fetched. */
export function sayPlace({ name, address, city }: Pick<Slot, 'name' | 'address' | 'city'>): string {
  return [name, address, city].filter(Boolean).join(', ')
}

const longDay = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** When an order is fetched: `vendredi 27 novembre, 14 h – 18 h 30`. */
export function saySlot({ day, opens, closes }: Pick<Slot, 'day' | 'opens' | 'closes'>): string {
  const said = longDay.format(new Date(`${day}T00:00:00Z`)).replace(/(?<= )1(?= )/, '1er')
  return `${said}, ${sayTime(opens)} – ${sayTime(closes)}`
}
