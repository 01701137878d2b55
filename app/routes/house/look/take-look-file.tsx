import { data, href } from 'react-router'
import { findUploads } from '#app/http/read-uploads.server.ts'
import { type Failure, statusOf } from '#app/models/platform/outcome.ts'
import { readLookDesk } from '#app/services/house/look/look-desk.server.ts'
import { lookFileField, takeLookFile } from '#app/services/house/look/look-file.server.ts'
import { refuseFilled, sayFaults } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { lookTexts } from '#app/texts/house/settings/look.ts'
import type { LookForm } from '#app/ui/house/look/look-view.ts'
import type { Route } from './+types/take-look-file'

export { default, handle } from './look-desk.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  return { desk: await readLookDesk(asked, api) }
}

/** Tries on the look of a file. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const sent = await findUploads(asked.request)
  if (!sent.ok) return refuse(sent.error)
  const { form, uploads, close } = sent.value
  try {
    const files = uploads.filter(({ field }) => field === lookFileField)
    const taken = await takeLookFile(staff, { uploads: files, form })
    return taken.ok ? goAndTell(asked.request, href('/admin/apparence'), 'draft_saved') : refuse(taken.error)
  } finally {
    await close()
  }
}

function refuse({ question, ...error }: Failure & Pick<LookForm, 'question'>) {
  const { code, message, fields } = error
  if (question) return data<LookForm>({ entries: [], faults: sayFaults(fields), message, question }, { status: statusOf[code] })
  if (code !== 'conflict') return refuseFilled([], error)
  return data<LookForm>({ entries: [], faults: {}, message: lookTexts.conflict }, { status: statusOf.conflict })
}
