import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepStructuredData } from '#app/http/structured-data.server.ts'
import { getMonthView } from '#app/services/content/calendars.server.ts'
import { describeVisits } from '#app/services/content/event-data.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { houseNameOf, readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { calendarTexts } from '#app/texts/content/calendar.ts'
import { AgendaScreen } from '#app/ui/content/calendar/agenda-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import type { Route } from './+types/agenda'

export const handle = dressed

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Free days change with each booking and each midnight: no cache keeps them. */
export const headers: Route.HeadersFunction = (args) => ({ ...personalPage(args), 'X-Robots-Tag': 'all' })

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const { info, values } = await readSiteFacts(ctx)
  const name = houseNameOf({ info, values })
  const view = await getMonthView(ctx.api, url.searchParams)
  const { pageTitle, description } = calendarTexts
  const meta = await makeHead(ctx, { path: href('/agenda'), title: pageTitle(name), description: description(name) })
  keepStructuredData(context, await describeVisits(ctx, view))
  return { meta, view }
}

export default function Agenda({ loaderData }: Route.ComponentProps) {
  return <AgendaScreen view={loaderData.view} />
}
