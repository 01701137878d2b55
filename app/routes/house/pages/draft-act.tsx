import { data, href, redirect } from 'react-router'
import { faultsByBlock } from '#app/models/house/panel/block-faults.ts'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import { openDraft, readPosted, showBody } from '#app/services/house/pages/body-screen.server.ts'
import { actOnDraft } from '#app/services/house/pages/draft-acts.server.ts'
import { sayFaults } from '#app/services/house/plans/form-entries.server.ts'
import { findRefusedMoment } from '#app/services/house/posted-moment.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import type { RefusedMoment } from '#app/ui/house/frame/posted-moment.ts'
import type { BodyRefused } from '#app/ui/house/pages/body-screen.tsx'
import type { Route } from './+types/draft-act'

export { default } from './body.tsx'

export const loader = async (asked: Route.LoaderArgs) => showBody(await openDraft(asked))

/** Publishes a draft, now or later, shows it or throws it away. */
export async function action(asked: Route.ActionArgs) {
  const { draft, calls, desk } = await openDraft(asked)
  const posted = await readPosted(asked.request)
  const { act, id } = asked.params
  const path = href('/admin/:desk/:id', { desk: desk.slug, id })
  const acted = await actOnDraft({ draft, calls, path }, { act, posted })
  if (!acted.ok) {
    const refused = sayRefused(acted.error, findRefusedMoment(acted.error, posted))
    return data(refused, { status: statusOf[acted.error.code] })
  }
  const { place, told } = acted.value
  return told ? goAndTell(asked.request, place, told) : redirect(place, 303)
}

function sayRefused({ code, message, fields }: Failure, refusedMoment: RefusedMoment | undefined): BodyRefused {
  if (code === 'conflict') return { message: draftTexts.conflict }
  if (refusedMoment) return { message, refusedMoment }
  const said = sayFaults(fields)
  const faults = faultsByBlock(said)
  // What is wrong with the picture of an article stands in no block.
  return { message: Object.keys(faults).length > 0 ? draftTexts.incomplete : (said.idImage ?? message), faults }
}
