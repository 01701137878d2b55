import { data, href } from 'react-router'
import { findUploads } from '#app/http/read-uploads.server.ts'
import type { Failure } from '#app/models/platform/outcome.ts'
import { takesFiles } from '#app/models/platform/web/route-handle.ts'
import { openDesk } from '#app/services/house/desks/desk-screen.server.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { textOf } from '#app/services/platform/refuse-fields.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/font-file'

export const handle = takesFiles

export { default } from '../desks/record.tsx'

export const loader = readRecordOf('polices')

/** Takes in a font file for the titles, the text or the menu, with its licence. */
export async function action(asked: Route.ActionArgs) {
  const { id } = asked.params
  const { staff } = await openDesk({ ...asked, params: { desk: 'polices' } })
  const sent = await findUploads(asked.request)
  if (!sent.ok) return refuse(sent.error)
  const { form, uploads, close } = sent.value
  const body = { licence: textOf(form, 'licence'), isFree: form.has('isFree') }
  try {
    const taken = await staff.api.uploadFontFile({ params: { id }, body, files: uploads })
    if (!taken.ok) return refuse(taken.error, { licence: body.licence, isFree: String(body.isFree) })
    return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'polices', id }), 'saved')
  } finally {
    await close()
  }
}

/** What was typed stays; a fault of the licence is told beside it, any other beside the file. */
function refuse(failure: Failure, typed: Readonly<Record<string, string>> = {}) {
  const { licence = [], ...others } = failure.fields ?? {}
  const isLicence = licence.length > 0 && Object.keys(others).length === 0
  const { message, status } = sayRefused({ ...failure, fields: others })
  const faults = { fault: isLicence ? '' : message, licenceFault: licence.join(' ') }
  return data<RecordRefusal>({ typed: { ...typed, ...faults } }, { status })
}
