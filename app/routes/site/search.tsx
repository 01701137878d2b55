import { personal } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getSearch, makeSearchHead } from '#app/services/house/whole/search.server.ts'
import { SearchScreen } from '#app/ui/content/search/search-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/search'

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** There is no end of questions, and some tell of who asks: no cache keeps an answer. */
export const headers: Route.HeadersFunction = () => personal

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const view = await getSearch(context.get(requestContext), request, url)
  return { head: makeSearchHead(view), view }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchScreen view={loaderData.view} />
}
