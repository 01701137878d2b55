import { requestContext } from '#app/http/request-context.ts'
import { writeSitemap } from '#app/models/platform/web/sitemap.ts'
import { listSitemap } from '#app/services/house/whole/sitemap.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import type { Route } from './+types/sitemap'

/** Every public page of the site, for search engines; a site that is being built has none. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { isBuilding } = (await readSiteFacts(ctx)).info
  if (isBuilding) return new Response('', { status: 503, headers: { 'Retry-After': '86400' } })
  const text = writeSitemap(await listSitemap(ctx))
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public' } })
}
