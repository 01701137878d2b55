import type { Selectable } from 'kysely'
import type { KeptAnswer } from '#app/models/form-answers.ts'
import { done, refused } from '#app/models/outcome.ts'
import { parisDay } from '#app/models/working-days.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'
import { fieldsOf } from '../forms/form.ts'
import type { UseCase, Visit } from '../visit.ts'
import { findEmail, tellUnbooked } from './tell-booking.ts'

/** Gives places back; whoever booked them by a form and would still have come is told by mail. */
export const removeBooking: UseCase<Contract['removeBooking']> = async ({ params }, visit) =>
  visit.inTransaction(async (tx) => {
    const row = await tx.deleteFrom('bookings').where('id', '=', params.id).returningAll().executeTakeFirst()
    if (!row) return refused('not_found')
    if (row.day >= parisDay(visit.now)) await tellWhoBooked(tx, row, visit)
    return done({})
  })

async function tellWhoBooked(tx: SiteWriter, row: Selectable<SiteTables['bookings']>, visit: Visit): Promise<void> {
  const answer =
    row.answer_id === null
      ? undefined
      : await tx.selectFrom('form_answers').select(['form', 'answers']).where('id', '=', row.answer_id).executeTakeFirst()
  const form = answer && (await tx.selectFrom('forms').selectAll().where('id', '=', answer.form).executeTakeFirst())
  const to = form && findEmail(fieldsOf(form), JSON.parse(answer.answers) as KeptAnswer[])
  if (to) await tellUnbooked(tx, to, { calendar: row.calendar_id, day: row.day, places: row.places }, visit)
}
