import { refused } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { flag } from '../../platform/resource/fields.ts'
import { resource } from '../../platform/resource/resource.ts'

/** When orders are fetched, week by week. */
export const slots = resource(
  'collection_slots',
  { one: 'Slot', read: 'Slot', many: 'Slots' },
  {
    list: 'slots',
    fields: {
      idAddress: 'address_id',
      weekday: 'weekday',
      opens: 'opens',
      closes: 'closes',
      capacity: 'capacity',
      leadHours: 'lead_hours',
      isValid: ['is_valid', flag],
    },
    blank: { capacity: 6, lead_hours: 24, is_valid: 1, deleted_at: null },
    among: 'live',
    most: 100,
    async refuse({ tx, body, known, now }) {
      const opens = body.opens ?? known?.opens ?? 0
      if ((body.closes ?? known?.closes ?? 0) <= opens) return tooSmall('closes', opens + 1)
      if (body.idAddress && !(await isCompanyAddress(tx, body.idAddress)))
        return refused('invalid', { fields: { idAddress: { code: 'choice' } } })
      const taken = known && body.capacity !== undefined ? await countTaken(tx, known.id, parisDay(now)) : 0
      return body.capacity !== undefined && body.capacity < taken ? tooSmall('capacity', taken) : undefined
    },
    /** Its row stays where orders have it. */
    async retire({ id }, tx, { now }) {
      const order = await tx.selectFrom('orders').select('id').where('slot_id', '=', id).executeTakeFirst()
      if (!order) return false
      await tx.updateTable('collection_slots').set({ deleted_at: now.toISOString() }).where('id', '=', id).execute()
      return true
    },
    async clearAway({ id }, tx) {
      await tx.deleteFrom('collection_days').where('slot_id', '=', id).execute()
      return undefined
    },
  },
)

const tooSmall = (field: string, min: number) =>
  refused('invalid', { fields: { [field]: { code: 'too_small', params: { min } } } })

async function isCompanyAddress(read: SiteReader, id: string): Promise<boolean> {
  return (await read.selectFrom('company_addresses').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** The most places that orders hold of a slot on one day, from this one on. */
async function countTaken(read: SiteReader, id: string, from: string): Promise<number> {
  const days = await read
    .selectFrom('collection_days')
    .select('taken')
    .where('slot_id', '=', id)
    .where('day', '>=', from)
    .execute()
  return Math.max(0, ...days.map(({ taken }) => taken))
}
