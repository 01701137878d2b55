import { shared } from '#app/http/cache-headers.ts'
import { placeBody, placeThings } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getBlogPlace } from '#app/services/blog.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderList, renderWriting } from '#app/ui/writings/render-writings.server.tsx'
import type { Route } from './+types/blog'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

/** One address space for folders and articles: which of the two it is, the last word tells. */
export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const place = await getBlogPlace({ scene: context.get(sceneContext), request, url }, params['*'] ?? '')
  placeThings(context, place.things)
  const html = place.list ? renderList(place.view) : renderWriting(place.view)
  return { head: place.head, body: placeBody(request, context, html) }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
