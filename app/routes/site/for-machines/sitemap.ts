import { redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { hrefOfSitemap, readSitemap } from '#app/services/house/whole/sitemap.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import type { Route } from './+types/sitemap'

/** Every public page of the site, for search engines; a site that is being built has none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const { isBuilding } = (await readSiteFacts(ctx)).info
  if (isBuilding) return new Response('', { status: 503, headers: { 'Retry-After': '86400' } })
  const { front, parts } = await readSitemap(ctx)
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public' }
  const asked = url.searchParams.get('page')
  if (asked === null) return new Response(front, { headers })
  // What a part held stands in the front again once the site has shrunk.
  if (parts.length === 0) throw redirect(url.pathname, { status: 301, headers: { 'Cache-Control': 'public' } })
  const part = Number(/^[1-9]\d{0,3}$/.exec(asked)?.[0])
  const text = parts[part - 1] ?? throwNotFound()
  return new Response(text, { headers: { ...headers, 'Content-Location': hrefOfSitemap(part) } })
}
