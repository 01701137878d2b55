import { shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepStructuredData } from '#app/http/structured-data.server.ts'
import { getNewsArticle } from '#app/services/content/news.server.ts'
import { ArticleComments } from '#app/ui/content/comments/article-comments.tsx'
import { WritingScreen } from '#app/ui/content/writing-screens/writing-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/news'

export const handle = dressed

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const { view, head, comments, structuredData } = await getNewsArticle(
    context.get(requestContext),
    { request, url },
    params.slug,
  )
  keepStructuredData(context, structuredData)
  return { head, view, comments }
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { view, comments } = loaderData
  return (
    <>
      <WritingScreen view={view} />
      {comments && <ArticleComments view={comments} />}
    </>
  )
}
