import { data, href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { chooseCrop, readPercent, wholeCrop } from '#app/models/site/pictures/picture-crop.ts'
import { readRecordOf } from '#app/services/house/desks/record-screen.server.ts'
import { readPosted } from '#app/services/house/pages/body-screen.server.ts'
import { sayRefused } from '#app/services/house/plans/form-entries.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { mediaTexts } from '#app/texts/house/media.ts'
import type { RecordRefusal } from '#app/ui/house/record/record-view.ts'
import type { Route } from './+types/media-crop'

export { default } from '../desks/record.tsx'

export const loader = readRecordOf('images')

/** Shows a part of a picture, or all of it again; what was left empty stays as it is. */
export async function action(asked: Route.ActionArgs) {
  const { api } = await requireStaff(asked)
  const { id } = asked.params
  const posted = await readPosted(asked.request)
  const { crop, whole, focalX, focalY } = orThrow(await api.getImage({ params: { id } }))
  const known = crop ?? wholeCrop
  const read = (name: string, before: number) => (posted(name).trim() === '' ? before : readPercent(posted(name)))
  const [left, top] = [read('gauche', known.left), read('haut', known.top)]
  const [width, height] = [read('largeur', known.width), read('hauteur', known.height)]
  if (left === undefined || top === undefined || width === undefined || height === undefined)
    return data<RecordRefusal>({ message: mediaTexts.cropFault }, { status: statusOf.invalid })
  const sides = { left, top, width, height }
  const chosen = chooseCrop({ ratio: posted('proportions'), sides }, { crop, whole, focus: { x: focalX, y: focalY } })
  const changed = await api.changeImage({ params: { id }, body: { crop: chosen } })
  if (changed.ok) return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'images', id }), 'saved')
  const { message, status } = sayRefused(changed.error)
  return data<RecordRefusal>({ message }, { status })
}
