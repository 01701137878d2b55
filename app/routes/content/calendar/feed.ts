import { personal } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { writeCalendar } from '#app/models/platform/time/icalendar.ts'
import { listAllFreeDays, readCalendars } from '#app/services/content/calendars.server.ts'
import { calendarTexts } from '#app/texts/content/calendar.ts'
import type { Route } from './+types/feed'

/** The free days of a calendar, for programs that show calendars. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site } = context.get(requestContext)
  const { calendar } = await readCalendars(api, url.searchParams)
  const { host } = new URL(site.origin)
  const days = calendar ? await listAllFreeDays(api, calendar) : []
  const { id = '', title = calendarTexts.title, description = '', form = '' } = calendar ?? {}
  const text = writeCalendar(
    title,
    days.map((day) => ({
      id: `${id}-${day}@${host}`,
      day,
      title: calendarTexts.feedTitle(title),
      text: description,
      url: form ? `${site.origin}/formulaires/${form}?jour=${day}` : `${site.origin}/agenda?calendrier=${id}`,
    })),
    new Date(),
  )
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8', ...personal } })
}
