import { href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { findTrial } from '#app/services/site/look/look-on-trial.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { findMadeSheet, makeTheme, makeTrialTheme, ownEnd, writeSheet } from '#app/services/site/theme.server.ts'
import type { Route } from './+types/theme'

/** A site's stylesheets, kept for a year under their present names; a page that was sent in a former look still gets those of that one; any other name the present sheet, unkept. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[0-9a-f]{16}(-propre)?\.css$/.test(params.name)) throwNotFound()
  const ctx = context.get(requestContext)
  const facts = await readSiteFacts(ctx)
  const asked = href('/theme/:name', params)
  const present = findTrial(ctx)?.look ? makeTrialTheme(facts, '') : makeTheme(facts)
  const isOwn = params.name.endsWith(ownEnd)
  const made = findMadeSheet(asked)
  const css = made ?? (isOwn ? (present.own?.css ?? '') : writeSheet(present))
  const isNamed = [present.href, present.own?.href].some((known) => known?.startsWith(asked))
  const kept = isNamed || made !== undefined ? 'max-age=31536000, immutable' : 'no-store'
  return new Response(css, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': kept } })
}
