import { useRouteLoaderData } from 'react-router'
import { requestContext } from '#app/http/request-context.ts'
import { readToday } from '#app/services/house/settings/today.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { Today } from '#app/ui/house/today/today.tsx'
import type { Route } from './+types/today'
import type { loader as panelLoader } from './panel.tsx'

/** Where an owner begins: what waits, what was sent in, who came. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { today: await readToday(api, asked.context.get(requestContext)) }
}

export default function TodayScreen({ loaderData }: Route.ComponentProps) {
  const panel = useRouteLoaderData<typeof panelLoader>('routes/house/panel')
  const { unread = 0, makes = [] } = panel?.frame ?? {}
  return <Today today={loaderData.today} unread={unread} makes={makes} />
}
