import type { KeptAnswer } from '#app/models/form-answers.ts'
import type { FormField } from '#app/models/form-field.ts'
import type { Fault } from '#app/models/outcome.ts'
import type { PlaceTaker } from '../accounts/find-taker.ts'
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

/** Why the first of these days cannot be had, by its field; two fields that name the same day ask for places side by side. */
export async function findWishFault(
  tx: SiteWriter,
  wishes: Wish[],
  by: { taker: PlaceTaker; now: Date },
): Promise<Record<string, Fault> | undefined> {
  for (const [place, { field, ...wish }] of wishes.entries()) {
    const before = wishes.slice(0, place).filter(({ calendar }) => calendar === wish.calendar)
    const same = before.filter(({ day }) => day === wish.day)
    const places = same.reduce((sum, one) => sum + one.places, wish.places)
    const fault = await findBookingFault(tx, { ...wish, ...by, places, beside: before.map(({ day }) => day) })
    if (fault) return { [field]: fault }
  }
  return undefined
}

type Told = { answer: string; block: string; now: Date }

/** Takes the places of these days, in the transaction that keeps the answer. */
export async function bookWishes(tx: SiteWriter, wishes: Wish[], told: Told): Promise<void> {
  for (const { field: _field, ...wish } of wishes) await takePlaces(tx, { ...wish, ...told })
}
