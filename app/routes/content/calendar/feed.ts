import { personal } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { writeCalendar } from '#app/models/platform/time/icalendar.ts'
import { getMonthView, listAllFreeDays } from '#app/services/content/calendars.server.ts'
import { calendarTexts } from '#app/texts/content/calendar.ts'
import type { Route } from './+types/feed'

/** The free days of a calendar, for programs that show calendars. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site } = context.get(requestContext)
  const asked = url.searchParams.get('calendrier')
  const view = await getMonthView(api, new URLSearchParams(asked === null ? {} : { calendrier: asked }))
  const { host } = new URL(site.origin)
  const days = view ? await listAllFreeDays(api, view.calendar) : []
  const { id = '', title = calendarTexts.title, description = '', form = '' } = view?.calendar ?? {}
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
