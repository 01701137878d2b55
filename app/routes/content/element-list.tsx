import { data, href } from 'react-router'
import { sharedAt, sharedPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { getElementList } from '#app/services/content/elements.server.ts'
import { ListScreen } from '#app/ui/content/writing-screens/list-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/element-list'

export const handle = dressed

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = sharedPage

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const { view, head } = await getElementList(context.get(requestContext), url, params.route)
  return data({ head, view }, { headers: sharedAt(hrefOfPage(href('/elements/:route', params), view.paging.page)) })
}

export default function ElementList({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData.view} />
}
