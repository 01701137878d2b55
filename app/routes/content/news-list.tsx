import { shared } from '#app/http/cache-headers.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getNewsList } from '#app/services/news.server.ts'
import { linkSheets } from '#app/ui/body/sheets.ts'
import { ListScreen } from '#app/ui/writings/list-screen.tsx'
import type { Route } from './+types/news-list'

export const links = linkSheets('content', 'reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { view, head } = await getNewsList(context.get(sceneContext), url)
  return { head, view }
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData.view} />
}
