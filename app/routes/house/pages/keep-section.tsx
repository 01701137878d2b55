import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { openBody, readPosted, showBody } from '#app/services/house/pages/body-screen.server.ts'
import { keepSection } from '#app/services/house/pages/ready-sections.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { sectionTexts } from '#app/texts/house/pages/sections.ts'
import type { BodyRefused } from '#app/ui/house/pages/body-screen.tsx'
import type { Route } from './+types/keep-section'

export { default } from './body.tsx'

export const loader = async (asked: Route.LoaderArgs) => showBody(await openBody(asked))

/** Keeps some blocks of a body under a name, for others. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff, body } = await openBody(asked)
  const posted = await readPosted(asked.request)
  const typed = { title: posted('title'), from: posted('de'), to: posted('a') }
  const refuse = (message: string, status: number) => data<BodyRefused>({ message, keeping: typed }, { status })
  if (posted('vu') !== body.mark) return refuse(sectionTexts.changedKeep, statusOf.conflict)
  const kept = await keepSection(staff.api, body.blocks, typed)
  if (!kept.ok) return refuse(kept.error.message, statusOf[kept.error.code])
  return goAndTell(asked.request, href('/admin/:desk/:id/blocs', { desk: desk.slug, id: body.record.id }), 'section_kept')
}
