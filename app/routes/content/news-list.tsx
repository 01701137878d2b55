import { data, href } from 'react-router'
import { sharedAt, sharedPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { getNewsList } from '#app/services/content/news.server.ts'
import { ListScreen } from '#app/ui/content/writing-screens/list-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/news-list'

export const handle = dressed

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = sharedPage

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { view, head } = await getNewsList(context.get(requestContext), url)
  return data({ head, view }, { headers: sharedAt(hrefOfPage(href('/actualites'), view.paging.page)) })
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData.view} />
}
