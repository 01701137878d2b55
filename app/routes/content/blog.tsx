import { shared } from '#app/http/cache-headers.ts'
import { placeThings } from '#app/http/page-things.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getBlogPlace } from '#app/services/content/blog.server.ts'
import { ListScreen } from '#app/ui/content/writing-screens/list-screen.tsx'
import { WritingScreen } from '#app/ui/content/writing-screens/writing-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/blog'

export const links = linkSheets('content', 'reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

/** One address space for folders and articles: which of the two it is, the last word tells. */
export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const place = await getBlogPlace({ scene: context.get(sceneContext), request, url }, params['*'] ?? '')
  placeThings(context, place.things)
  return place
}

export default function Blog({ loaderData: place }: Route.ComponentProps) {
  return place.list ? <ListScreen {...place.view} /> : <WritingScreen view={place.view} />
}
