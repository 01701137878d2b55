import { requestContext } from '#app/http/request-context.ts'
import { writeRobots } from '#app/models/platform/web/robots.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import type { Route } from './+types/robots'

/** What search engines may walk through. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { isBuilding } = (await readSiteFacts(ctx)).info
  const text = writeRobots({ origin: ctx.site.origin, isClosed: isBuilding })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public' } })
}
