import { data } from 'react-router'
import { sharedAt, sharedPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepStructuredData } from '#app/http/structured-data.server.ts'
import { getBlogPage } from '#app/services/content/blog.server.ts'
import { ArticleComments } from '#app/ui/content/comments/article-comments.tsx'
import { ListScreen } from '#app/ui/content/writing-screens/list-screen.tsx'
import { WritingScreen } from '#app/ui/content/writing-screens/writing-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/blog'

export const handle = dressed

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = sharedPage

/** One address space for folders and articles: which of the two it is, the last word tells. */
export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { path, ...place } = await getBlogPage({ ctx: context.get(requestContext), request, url }, params['*'] ?? '')
  keepStructuredData(context, place.structuredData)
  return data(place, { headers: sharedAt(path) })
}

export default function Blog({ loaderData: place }: Route.ComponentProps) {
  if (place.list) return <ListScreen {...place.view} />
  return (
    <>
      <WritingScreen view={place.view} />
      {place.comments && <ArticleComments view={place.comments} />}
    </>
  )
}
