import { requestContext } from '#app/http/request-context.ts'
import { writeFeed } from '#app/models/platform/web/feed.ts'
import { getFeed } from '#app/services/house/whole/feed.server.ts'
import type { Route } from './+types/feed'

/** The news and the blog, for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
  const text = writeFeed(await getFeed(context.get(requestContext)))
  return new Response(text, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public' } })
}
