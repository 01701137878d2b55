import { data, href } from 'react-router'
import { findUploads } from '#app/http/read-uploads.server.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/font-file'

export const handle = takesFiles

export { default } from '../desks/record.tsx'

export const loader = readRecordOf('polices')

/** Takes in a font file for the titles, the text or the menu. */
export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params
  const { staff } = await openDesk({ ...asked, params: { desk: 'polices' } })
  const sent = await findUploads(asked.request)
  if (!sent.ok) return refuse(sent.error)
  try {
    const taken = await staff.api.uploadFontFile({ params: { id }, files: sent.value.uploads })
    return taken.ok ? goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'polices', id }), 'saved') : refuse(taken.error)
  } finally {
    await sent.value.close()
  }
}

function refuse(failure: Failure) {
  const { message: fault, status } = sayRefused(failure)
  return data<RecordRefusal>({ typed: { fault } }, { status })
}
