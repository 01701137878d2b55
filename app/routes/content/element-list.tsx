import { shared } from '#app/http/cache-headers.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getElementList } from '#app/services/elements.server.ts'
import { linkSheets } from '#app/ui/body/sheets.ts'
import { ListScreen } from '#app/ui/writings/list-screen.tsx'
import type { Route } from './+types/element-list'

export const links = linkSheets('content', 'reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const { view, head } = await getElementList(context.get(sceneContext), url, params.route)
  return { head, view }
}

export default function ElementList({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData.view} />
}
