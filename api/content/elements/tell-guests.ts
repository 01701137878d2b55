import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { describeMeeting, type ElementRow } from './describe-meeting.ts'

type Guest = { email: string; places: number }
type About = Pick<CallContext, 'site' | 'now'>

/** Tells that a meeting will not take place: one mail for each mailbox, however many registrations it made. */
export async function tellCancelled(tx: SiteWriter, row: ElementRow, guests: readonly Guest[], ctx: About): Promise<void> {
  if (isOver(row, ctx)) return
  const params = await describeMeeting(tx, row, ctx, true)
  await queueEach(tx, 'registration_cancelled', guests, () => params, ctx)
}

/** Tells that one registration was ended by the house; a calendar keeps what another one of the same mailbox promised. */
export async function tellRemoved(tx: SiteWriter, row: ElementRow, guest: Guest, ctx: About): Promise<void> {
  if (isOver(row, ctx)) return
  const other = await selectGuests(tx, row.id).where('email', '=', guest.email).executeTakeFirst()
  const { appointment, ...told } = await describeMeeting(tx, row, ctx, true)
  const params = { ...told, only: 'yes', ...(appointment && !other && { appointment }) }
  await queueEach(tx, 'registration_cancelled', [guest], () => params, ctx)
}

/** Tells that a meeting is called otherwise or takes place at another time. */
export async function tellChanged(tx: SiteWriter, row: ElementRow, before: ElementRow, ctx: About): Promise<void> {
  if (isOver(row, ctx) || (row.title === before.title && row.date === before.date)) return
  const guests = await selectGuests(tx, row.id).execute()
  if (guests.length === 0) return
  const params = await describeMeeting(tx, row, ctx)
  await queueEach(tx, 'registration_changed', guests, (places) => ({ ...params, places: String(places) }), ctx)
}

/** Whoever may come: who let their places lapse has heard of it. */
function selectGuests(tx: SiteWriter, element: string) {
  const guests = tx.selectFrom('registrations').select(['email', 'places']).where('element_id', '=', element)
  return guests.where('state', '!=', 'LAPSED')
}

function isOver({ date }: ElementRow, { now }: About): boolean {
  return date !== null && date <= now.toISOString()
}

async function queueEach(
  tx: SiteWriter,
  kind: 'registration_cancelled' | 'registration_changed',
  guests: readonly Guest[],
  paramsOf: (places: number) => Record<string, string>,
  { site, now }: About,
): Promise<void> {
  for (const to of new Set(guests.map(({ email }) => email))) {
    const places = guests.filter(({ email }) => email === to).reduce((sum, guest) => sum + guest.places, 0)
    await queueMail(tx, { kind, to, params: paramsOf(places), site, now })
  }
}
