import { data } from 'react-router'
import { markedPage, personal, shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getServicePage } from '#app/services/content/services.server.ts'
import { WritingScreen } from '#app/ui/content/writing-screens/writing-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/service'

export const handle = dressed

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = markedPage

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { view, head, isReserved } = await getServicePage(context.get(requestContext), { request, url }, params.slug)
  return data({ head, view }, { headers: isReserved ? personal : shared })
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <WritingScreen view={loaderData.view} />
}
