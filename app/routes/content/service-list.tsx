import { shared } from '#app/http/cache-headers.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getServiceList } from '#app/services/services.server.ts'
import { linkSheets } from '#app/ui/body/sheets.ts'
import { ListScreen } from '#app/ui/writings/list-screen.tsx'
import type { Route } from './+types/service-list'

export const links = linkSheets('content', 'reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { view, head } = await getServiceList(context.get(sceneContext), url)
  return { head, view }
}

export default function ServiceList({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData.view} />
}
