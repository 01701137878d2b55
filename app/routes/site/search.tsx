import { personal } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getSearch, makeSearchHead } from '#app/services/search.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderSearch } from '#app/ui/search/render-search.server.tsx'
import type { Route } from './+types/search'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** There is no end of questions, and some tell of who asks: no cache keeps an answer. */
export const headers: Route.HeadersFunction = () => personal

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const view = await getSearch(context.get(sceneContext), request, url)
  return { head: makeSearchHead(view), body: placeBody(request, context, renderSearch(view)) }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
