import { done, refused } from '#app/models/outcome.ts'
import { parisDay } from '#app/models/working-days.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { selectHeld } from './calendar.ts'

/** Removes a calendar, unless somebody has a place on a day to come. */
export const removeCalendar: UseCase<Contract['removeCalendar']> = async ({ params }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const ofIt = selectHeld(tx).select('id').where('calendar_id', '=', params.id)
    if (await ofIt.where('day', '>=', parisDay(now)).executeTakeFirst()) return refused('conflict')
    await tx.deleteFrom('bookings').where('calendar_id', '=', params.id).execute()
    const row = await tx.deleteFrom('calendars').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
