import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getShortlist } from '#app/services/catalog/shortlist.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { shortlistTexts } from '#app/texts/catalog/shortlist.ts'
import { ShortlistScreen } from '#app/ui/catalog/shortlist/shortlist-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/shortlist'

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getShortlist(ctx, request)
  return { head: await makeHead(ctx, { path: href('/envies'), title: shortlistTexts.title, description: '' }), view }
}

export default function Shortlist({ loaderData }: Route.ComponentProps) {
  return <ShortlistScreen view={loaderData.view} />
}
