import { script } from 'virtual:send-files'
import { data, href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { findUploads } from '#app/http/read-uploads.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { type RouteHandle, takesFiles } from '#app/models/platform/web/route-handle.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import { AddMedia, type Sent } from '#app/ui/house/desks/add-media.tsx'
import type { Route } from './+types/add-media'

const nothingSaid: Sent = { alt: '', folder: '', isDecor: false, faults: [] }

export const handle = { ...takesFiles, panelScript: { scripts: [script], keepsWork: true } } satisfies RouteHandle

/** The form that brings pictures and files in, and what came last. */
export async function loader(asked: Route.LoaderArgs) {
  const { api } = await requireStaff(asked)
  const { images } = orThrow(await api.listImages({ query: { nbItem: 12, orderBy: '-createdAt' } }))
  return { arrivals: images }
}

/** Keeps what can be kept, and names the rest. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const sent = await findUploads(asked.request)
  if (!sent.ok) return refuse({ ...nothingSaid, message: sent.error.message }, statusOf[sent.error.code])
  const { form, uploads, close } = sent.value
  try {
    const alt = String(form.get('alt') ?? '').trim()
    const folder = String(form.get('folder') ?? '').trim()
    const said = { alt, folder, isDecor: form.get('decor') !== null }
    const kept = await api.createImages({
      body: { ...(alt && { alt }), ...(folder && { folder }), isDecor: said.isDecor, isOnce: true },
      files: uploads,
    })
    if (!kept.ok) {
      const { code, message, fields: { alt: mute, ...fields } = {} } = kept.error
      const faults = Object.values(fields).flat()
      return refuse({ ...said, faults, message, ...(mute?.[0] && { altFault: mute[0] }) }, statusOf[code])
    }
    if (kept.value.faults.length === 0) return goAndTell(asked.request, href('/admin/images'), 'saved')
    const faults = kept.value.faults.map(({ name, message }) => `${name} : ${message}`)
    return refuse({ ...said, faults, message: mediaTexts.left }, statusOf.invalid)
  } finally {
    await close()
  }
}

const refuse = (sent: Sent, status: number) => data(sent, { status })

export default function AddMediaScreen({ loaderData, actionData }: Route.ComponentProps) {
  return <AddMedia sent={actionData ?? nothingSaid} arrivals={loaderData.arrivals} />
}
