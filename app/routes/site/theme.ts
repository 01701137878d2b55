import { href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { findTrial } from '#app/services/site/look/look-on-trial.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { findMadeTheme, makeTheme, makeTrialTheme, writeSheet } from '#app/services/site/theme.server.ts'
import type { Route } from './+types/theme'

/** A site's stylesheet, kept for a year under its present name; a page that was sent in a former look still gets the sheet of that one; any other name the present sheet, unkept. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[0-9a-f]{16}\.css$/.test(params.name)) throwNotFound()
  const ctx = context.get(requestContext)
  const { info, values } = await readSiteFacts(ctx)
  const asked = href('/theme/:name', params)
  const present = findTrial(ctx)?.look ? makeTrialTheme({ info, values }, '') : makeTheme(info, values)
  const theme = findMadeTheme(asked) ?? present
  const kept = theme.href.startsWith(asked) ? 'max-age=31536000, immutable' : 'no-store'
  return new Response(writeSheet(theme), { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': kept } })
}
