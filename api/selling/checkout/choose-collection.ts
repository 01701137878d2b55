import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { collectionHorizonDays, isSlotOpen, momentInFrance } from '#app/models/selling/shipping/collection.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { selectOpenSlots, toRhythm } from '../collection/open-slots.ts'
import { readCollectionRules } from '../collection/read-rules.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'

type Body = Pick<Read<Contract['placeOrder']>['body'], 'dateSchedule' | 'idSchedule'>

/** Where and when an order is fetched. */
export type Collection = {
  idSchedule: string
  idAddress: string
  name: string
  address: string
  city: string
  day: string
  opens: number
  closes: number
  /** When the slot ends. */
  ends: string
}

/** The slot of an order; whether a place is left is decided where it is taken. */
export async function chooseCollection(
  read: SiteReader,
  { dateSchedule: day, idSchedule }: Body,
  { values }: OrderRules,
  now: Date,
): Promise<Outcome<Collection>> {
  if (!day) return refused('invalid', { fields: { dateSchedule: { code: 'required' } } })
  if (!idSchedule) return refused('invalid', { fields: { idSchedule: { code: 'required' } } })
  const slot = await selectOpenSlots(read).where('collection_slots.id', '=', idSchedule).executeTakeFirst()
  const isOffered = day <= addDays(parisDay(now), collectionHorizonDays)
  if (!slot || !isOffered || !isSlotOpen(toRhythm(slot), day, await readCollectionRules(read, values, now)))
    return refused('invalid', { fields: { idSchedule: { code: 'slot_closed' } } })
  const { address_id: idAddress, name, address, city, opens, closes } = slot
  const ends = momentInFrance(day, closes).toISOString()
  return done({ idSchedule, idAddress, name, address, city, day, opens, closes, ends })
}
