import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { saveBody } from '#app/services/house/pages/body.server.ts'
import { openBody, readPosted, showBody } from '#app/services/house/pages/body-screen.server.ts'
import { readSection } from '#app/services/house/pages/ready-sections.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { sectionTexts } from '#app/texts/house/pages/sections.ts'
import type { BodyRefused } from '#app/ui/house/pages/body-screen.tsx'
import type { Route } from './+types/add-section'

export { default } from './body.tsx'

export const loader = async (asked: Route.LoaderArgs) => showBody(await openBody(asked))

/** Puts the blocks of a ready section after the others, in one save. */
export async function action(asked: Route.ActionArgs) {
  const { desk, staff, body, trade } = await openBody(asked)
  const posted = await readPosted(asked.request)
  if (posted('vu') !== body.mark) return data<BodyRefused>({ message: sectionTexts.changed }, { status: statusOf.conflict })
  const added = await readSection({ api: staff.api, trade }, posted('section'))
  if (!added) return data<BodyRefused>({ message: sectionTexts.unknown }, { status: statusOf.invalid })
  const saved = await saveBody({ api: staff.api, desk }, body, [...body.blocks, ...added])
  if (!saved.ok) return data<BodyRefused>({ message: saved.error.message }, { status: statusOf[saved.error.code] })
  const place = href('/admin/:desk/:id/blocs', { desk: desk.slug, id: body.record.id })
  return goAndTell(asked.request, `${place}#bloc-${body.blocks.length + 1}`, body.draft ? 'draft_saved' : 'saved')
}
