import { script } from 'virtual:send-files'
import { orThrow } from '#app/http/answers.server.ts'
import { findUploads } from '#app/http/read-uploads.server.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { type PanelAsk, requireStaff } from '#app/services/panel/staff.server.ts'
import { goAndTell, type Member } from '#app/services/session.server.ts'
import { mediaTexts } from '#app/texts/panel/media.ts'
import { AddMedia, type Sent } from '#app/ui/panel/add-media.tsx'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/add-media'

const nothingSaid: Sent = { alt: '', folder: '', isDecor: false, faults: [] }

/** The form that brings pictures and files in. */
export async function loader(asked: Route.LoaderArgs) {
  return show(asked, await requireStaff(asked), nothingSaid)
}

/** Keeps what can be kept, and names the rest. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const sent = await findUploads(asked.request)
  if (!sent.ok) return show(asked, staff, { ...nothingSaid, message: sent.error.message }, statusOf[sent.error.code])
  const { form, uploads, close } = sent.value
  try {
    const [alt, folder] = [String(form.get('alt') ?? '').trim(), String(form.get('folder') ?? '').trim()]
    const said = { alt, folder, isDecor: form.get('decor') !== null }
    const kept = await staff.api.createImages({
      body: { ...(alt && { alt }), ...(folder && { folder }), isDecor: said.isDecor },
      files: uploads,
    })
    if (!kept.ok) {
      const { code, message, fields: { alt: mute, ...fields } = {} } = kept.error
      const faults = Object.values(fields).flat()
      return show(asked, staff, { ...said, faults, message, ...(mute?.[0] && { altFault: mute[0] }) }, statusOf[code])
    }
    if (kept.value.faults.length === 0) return goAndTell(asked.request, '/admin/images', 'saved')
    const faults = kept.value.faults.map(({ name, message }) => `${name} : ${message}`)
    return show(asked, staff, { ...said, faults, message: mediaTexts.left }, statusOf.invalid)
  } finally {
    await close()
  }
}

async function show(asked: PanelAsk, staff: Member, sent: Sent, status = 200) {
  const query = { nbItem: 12, orderBy: '-createdAt' }
  const [listed, frame] = await Promise.all([staff.api.listImages({ query }), readPanelFrame(asked, staff)])
  return answerPanel(
    <PanelDocument frame={frame} title={mediaTexts.add} script={{ script }}>
      <AddMedia sent={sent} arrivals={orThrow(listed).images} />
    </PanelDocument>,
    status,
  )
}
