import { redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { type Failure, statusOf } from '#app/models/outcome.ts'
import { faultsByBlock } from '#app/models/panel/block-faults.ts'
import { openPageBody, readPosted } from '#app/services/panel/body-screen.server.ts'
import { actOnDraft } from '#app/services/panel/draft-acts.server.ts'
import { sayFaults } from '#app/services/panel/posted.server.ts'
import { findRefusedMoment, type RefusedMoment } from '#app/services/panel/posted-moment.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { draftTexts } from '#app/texts/panel/drafts.ts'
import { answerBody } from '#app/ui/panel/render-body.server.tsx'
import type { Route } from './+types/draft-act'

/** Publishes a draft, now or later, shows it or throws it away. */
export async function action(asked: Route.ActionArgs) {
  const { staff, body } = await openPageBody(asked)
  const posted = await readPosted(asked.request)
  if (!body.draft) throwNotFound()
  const acted = await actOnDraft(staff.api, body.draft, { act: asked.params.act, posted })
  if (!acted.ok) return answerBody(await openPageBody(asked), sayRefused(acted.error, findRefusedMoment(acted.error, posted)))
  const { place, told } = acted.value
  return told ? goAndTell(asked.request, place, told) : redirect(place, 303)
}

function sayRefused({ code, message, fields }: Failure, refusedMoment: RefusedMoment | undefined) {
  const status = statusOf[code]
  if (code === 'conflict') return { message: draftTexts.conflict, status }
  if (refusedMoment) return { message, refusedMoment, status }
  const faults = faultsByBlock(sayFaults(fields))
  return { message: Object.keys(faults).length > 0 ? draftTexts.incomplete : message, faults, status }
}
