import { href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { makeTheme, writeSheet } from '#app/services/site/theme.server.ts'
import type { Route } from './+types/theme'

/** A site's stylesheet, kept for a year under its present name; a page that still asks for a former one gets the present sheet, unkept. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[0-9a-f]{16}\.css$/.test(params.name)) throwNotFound()
  const { info, values } = await readSiteFacts(context.get(requestContext))
  const theme = makeTheme(info, values)
  const kept = theme.href === href('/theme/:name', params) ? 'max-age=31536000, immutable' : 'no-store'
  return new Response(writeSheet(theme), { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': kept } })
}
