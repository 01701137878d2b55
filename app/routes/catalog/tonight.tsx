import { data } from 'react-router'
import { markedPage, personal, shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getTonight, makeTonightHead } from '#app/services/catalog/pairing/tonight.server.ts'
import { TonightScreen } from '#app/ui/catalog/pairing/tonight-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/tonight'

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** There is no end of what may be typed: only the dishes of our table are kept. */
export const headers: Route.HeadersFunction = markedPage

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getTonight(ctx, url)
  return data({ head: await makeTonightHead(ctx, view), view }, { headers: url.searchParams.has('q') ? personal : shared })
}

export default function Tonight({ loaderData }: Route.ComponentProps) {
  return <TonightScreen view={loaderData.view} />
}
