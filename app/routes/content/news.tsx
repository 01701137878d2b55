import { shared } from '#app/http/cache-headers.ts'
import { placeBody, placeThings } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getNewsArticle } from '#app/services/news.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderWriting } from '#app/ui/writings/render-writings.server.tsx'
import type { Route } from './+types/news'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { view, head, things } = await getNewsArticle(context.get(sceneContext), { request, url }, params.slug)
  placeThings(context, things)
  return { head, body: placeBody(request, context, renderWriting(view)) }
}

export default function News({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
