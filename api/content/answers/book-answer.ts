import type { Room } from '#app/models/content/bookings/place-hold.ts'
import type { KeptAnswer } from '#app/models/content/forms/form-answers.ts'
import type { FormField } from '#app/models/content/forms/form-field.ts'
import type { Fault } from '#app/models/platform/outcome.ts'
import { addDays } from '#app/models/platform/time/working-days.ts'
import { momentInFrance } from '#app/models/selling/shipping/collection.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { PlaceTaker } from '../../platform/limits/find-taker.ts'
import { hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { countLeft, judgeWanted, takePlaces } from '../calendars/book-places.ts'
import { findHold } from '../calendars/find-hold.ts'
import { letBookingsGiveWay } from '../calendars/lapse-bookings.ts'
import { tellBooked } from '../calendars/tell-booking.ts'

type Wish = { field: string; calendar: string; day: string; places: number }

/** The days that an answer books: each date of a calendar, for as many people as the number beside it says. */
export function listBookingRequests(fields: readonly FormField[], kept: readonly KeptAnswer[]): Wish[] {
  const said = (id: string | undefined) => kept.find(({ field }) => field === id)?.value
  return fields.flatMap(({ id, type, calendar }) => {
    const day = type === 'DATE' && calendar !== '' ? said(id) : undefined
    if (day === undefined) return []
    const people = fields.find((other) => other.type === 'NUMBER' && other.calendar === calendar)
    return { field: id, calendar, day, places: Math.max(1, Number(said(people?.id) ?? 1)) }
  })
}

/** Why the first of these days cannot be had, by its field; two fields that name the same day ask for places side by side. */
export async function findBookingFault(
  tx: SiteWriter,
  wishes: Wish[],
  by: { taker: PlaceTaker; isAsked: boolean; now: Date },
): Promise<Record<string, Fault> | undefined> {
  for (const [place, { field, ...wish }] of wishes.entries()) {
    const before = wishes.slice(0, place).filter(({ calendar }) => calendar === wish.calendar)
    const same = before.filter(({ day }) => day === wish.day)
    const places = same.reduce((sum, one) => sum + one.places, wish.places)
    const { fault } = await judgeWanted(tx, { ...wish, ...by, places, beside: before.map(({ day }) => day) })
    if (fault) return { [field]: fault }
  }
  return undefined
}

type BookedAnswer = { answer: string; taker: PlaceTaker; booker: string | undefined }

/**
 * Takes the places of these days, in the transaction that keeps the answer, and tells whoever booked them. Answers until when they
 * are to be confirmed, where they are.
 */
export async function bookRequests(
  tx: SiteWriter,
  wishes: Wish[],
  { answer, taker, booker }: BookedAnswer,
  ctx: Pick<CallContext, 'site' | 'now'>,
): Promise<string | null> {
  const until: string[] = []
  const by = { taker, isAsked: booker !== undefined }
  for (const { field: _field, ...wish } of wishes) {
    const { givingWay, isKnownToLapse } = await judgeWanted(tx, { ...wish, ...by, beside: [], now: ctx.now })
    await letBookingsGiveWay(tx, givingWay, ctx)
    const hold = await findHold(tx, { ...(await readRoom(tx, wish)), ...by, isKnownToLapse }, ctx.now)
    const token = makeSecret()
    const tokenHash = booker === undefined ? '' : hashToken(token)
    await takePlaces(tx, { ...wish, answer, hold, tokenHash, now: ctx.now })
    if (booker !== undefined) await tellBooked(tx, booker, { ...wish, token, hold }, ctx)
    if (hold.confirm_by !== null) until.push(hold.confirm_by)
  }
  return until.sort()[0] ?? null
}

/** What a day has of places, and what of them is left beside those that are taken now; its last minute ends the wait for a click. */
async function readRoom(read: SiteReader, { calendar: id, day, places }: Omit<Wish, 'field'>): Promise<Room & { end: Date }> {
  const calendars = read.selectFrom('calendars').select(['id', 'capacity']).where('id', '=', id)
  const calendar = await calendars.executeTakeFirstOrThrow()
  const left = (await countLeft(read, calendar, day)) - places
  return { places: calendar.capacity, left, end: momentInFrance(addDays(day, 1), 0) }
}
