import { href } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { idOfBooking, idOfElement } from '#app/models/content/bookings/appointments.ts'
import type { Appointment } from '#app/models/platform/time/icalendar.ts'
import { isDay } from '#app/models/platform/time/working-days.ts'
import { readReserved } from '../site/reserved.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'

/** The meeting that an element is, for the calendars of those who come. */
export async function getElementAppointment(
  ctx: RequestContext,
  request: Request,
  { route, slug }: { route: string; slug: string },
): Promise<Appointment> {
  const path = href('/elements/:route/:slug', { route, slug })
  const ask = (api: RequestContext['api']) => api.getElement({ params: { route, id: slug } })
  const { id, title, date, updatedAt } = await readReserved(ctx, request, { path, api: ctx.api, ask })
  if (date === null) throwNotFound()
  const { origin } = ctx.site
  return {
    ...(await readHouse(ctx)),
    id: idOfElement(id, origin),
    title,
    starts: date,
    url: `${origin}${path}`,
    toldAt: updatedAt,
    isCancelled: false,
  }
}

/** A day that somebody has booked, for their calendar. */
export async function getBookedDay(ctx: RequestContext, search: URLSearchParams): Promise<Appointment> {
  const asked = search.get('calendrier')
  const day = search.get('jour') ?? ''
  const calendar = orThrow(await ctx.api.listCalendars()).find(({ id }) => id === asked)
  if (!calendar || !isDay(day)) throwNotFound()
  const { origin } = ctx.site
  return {
    ...(await readHouse(ctx)),
    id: idOfBooking({ calendar: calendar.id, day }, origin),
    title: calendar.title,
    starts: day,
    url: `${origin}/agenda?calendrier=${calendar.id}`,
    toldAt: new Date().toISOString(),
    isCancelled: false,
  }
}

async function readHouse(ctx: RequestContext): Promise<Pick<Appointment, 'house' | 'place' | 'text'>> {
  const facts = await readSiteFacts(ctx)
  const { COMPANY_ADDRESS: place, COMPANY_PHONE: phone, COMPANY_EMAIL: email } = facts.values
  const name = houseNameOf(facts)
  return { place, text: [name, phone].filter(Boolean).join(', '), house: { name, email: email || undefined } }
}
