import { done, refused } from '#app/models/platform/outcome.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { collectionHorizonDays, isSlotOpen, lastMomentFor } from '#app/models/selling/shipping/collection.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { selectOpenSlots, toRhythm } from './open-slots.ts'
import { readCollectionRules } from './read-rules.ts'

/** The slots of the coming days in which an order can still be fetched. */
export const listCollectionSlots: UseCase<Contract['listCollectionSlots']> = async (_given, ctx) => {
  const { read, now } = ctx
  const { site, values } = await ctx.settings.of(ctx)
  if (site.is_e_commerce === 0) return refused('not_found')
  const rules = await readCollectionRules(read, values, now)
  const slots = await selectOpenSlots(read).orderBy('opens').orderBy('collection_slots.id').execute()
  const taken = await readTaken(read, parisDay(now))
  const days = Array.from({ length: collectionHorizonDays + 1 }, (_, place) => addDays(parisDay(now), place))
  return done(
    days.flatMap((day) =>
      slots.flatMap((slot) => {
        const left = slot.capacity - (taken.get(`${slot.id} ${day}`) ?? 0)
        if (left < 1 || !isSlotOpen(toRhythm(slot), day, rules)) return []
        const until = lastMomentFor(toRhythm(slot), day).toISOString()
        const { id, address_id: idAddress, name, address, city, opens, closes } = slot
        return [{ idSchedule: id, idAddress, name, address, city, day, opens, closes, left, until }]
      }),
    ),
  )
}

async function readTaken(read: SiteReader, from: string): Promise<Map<string, number>> {
  const rows = await read.selectFrom('collection_days').select(['slot_id', 'day', 'taken']).where('day', '>=', from).execute()
  return new Map(rows.map(({ slot_id, day, taken }) => [`${slot_id} ${day}`, taken]))
}
