import type { KeptAnswer } from '#app/models/form-answers.ts'
import type { FormField } from '#app/models/form-field.ts'
import type { Fault } from '#app/models/outcome.ts'
import { findBookingFault, takePlaces } from '../calendars/book-places.ts'
import type { SiteWriter } from '../db/database.ts'

type Wish = { field: string; calendar: string; day: string; places: number }

/** The days that an answer books: each date of a calendar, for as many people as the number beside it says. */
export function listBookingWishes(fields: readonly FormField[], kept: readonly KeptAnswer[]): Wish[] {
  const said = (id: string | undefined) => kept.find(({ field }) => field === id)?.value
  return fields.flatMap(({ id, type, calendar }) => {
    const day = type === 'DATE' && calendar !== '' ? said(id) : undefined
    if (day === undefined) return []
    const people = fields.find((other) => other.type === 'NUMBER' && other.calendar === calendar)
    return { field: id, calendar, day, places: Math.max(1, Number(said(people?.id) ?? 1)) }
  })
}

/** Why the first of these days cannot be had, by its field. */
export async function findWishFault(tx: SiteWriter, wishes: Wish[], now: Date): Promise<Record<string, Fault> | undefined> {
  for (const { field, ...wish } of wishes) {
    const fault = await findBookingFault(tx, { ...wish, answer: null, now })
    if (fault) return { [field]: fault }
  }
  return undefined
}

/** Takes the places of these days, in the transaction that keeps the answer. */
export async function bookWishes(tx: SiteWriter, wishes: Wish[], { answer, now }: { answer: string; now: Date }): Promise<void> {
  for (const { field: _field, ...wish } of wishes) await takePlaces(tx, { ...wish, answer, now })
}
