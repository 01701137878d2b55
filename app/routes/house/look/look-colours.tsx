import { data, href } from 'react-router'
import { findUploads } from '#app/http/read-uploads.server.ts'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import { readLookDesk } from '#app/services/house/look/look-desk.server.ts'
import { refuseFilled } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { textOf } from '#app/services/platform/refuse-fields.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import type { FilledForm } from '#app/ui/house/frame/posted.ts'
import type { Route } from './+types/look-colours'

export { default, handle } from './look-desk.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { desk: await readLookDesk(asked, api) }
}

/** Tries on the colours of a picture. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const sent = await findUploads(asked.request)
  if (!sent.ok) return refuse(sent.error)
  const { form, uploads, close } = sent.value
  try {
    const seen = textOf(form, 'vu')
    const taken = await api.takeLookColours({ body: { ...(seen && { seen }) }, files: uploads.slice(0, 1) })
    return taken.ok ? goAndTell(asked.request, href('/admin/apparence'), 'draft_saved') : refuse(taken.error)
  } finally {
    await close()
  }
}

function refuse(error: Failure) {
  if (error.code !== 'conflict') return refuseFilled([], error)
  return data<FilledForm>({ entries: [], faults: {}, message: lookTexts.conflict }, { status: statusOf.conflict })
}
