import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getSeenWines } from '#app/services/catalog/shortlist.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { seenTexts } from '#app/texts/catalog/shortlist.ts'
import { SeenScreen } from '#app/ui/catalog/shortlist/seen-wines.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/seen-wines'

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getSeenWines(ctx, url)
  return { head: await makeHead(ctx, { path: href('/envies/vus'), title: seenTexts.title, description: '' }), view }
}

export default function SeenWines({ loaderData }: Route.ComponentProps) {
  return <SeenScreen view={loaderData.view} />
}
