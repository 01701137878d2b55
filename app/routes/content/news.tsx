import { shared } from '#app/http/cache-headers.ts'
import { placeThings } from '#app/http/page-things.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getNewsArticle } from '#app/services/content/news.server.ts'
import { WritingScreen } from '#app/ui/content/writing-screens/writing-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/news'

export const links = linkSheets('content', 'reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { view, head, things } = await getNewsArticle(context.get(sceneContext), { request, url }, params.slug)
  placeThings(context, things)
  return { head, view }
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <WritingScreen view={loaderData.view} />
}
