import { shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getServiceList } from '#app/services/content/services.server.ts'
import { ListScreen } from '#app/ui/content/writing-screens/list-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/service-list'

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { view, head } = await getServiceList(context.get(requestContext), url)
  return { head, view }
}

export default function ServiceList({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData.view} />
}
