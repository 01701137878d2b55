import { href, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { pointWidth, readPoint } from '#app/models/site/pictures/picture-point.ts'
import { readPosted } from '#app/services/house/pages/body-screen.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/media-point'

export { default, loader } from '../../not-there.tsx'

/** Keeps the point of a picture that somebody touched; a form that is sent by the keyboard names none. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  const { id } = asked.params
  const posted = await readPosted(asked.request)
  const { width, height } = orThrow(await staff.api.getImage({ params: { id } }))
  const point = readPoint(
    { x: posted('point.x'), y: posted('point.y') },
    { width: pointWidth, height: (height / width) * pointWidth },
  )
  if (!point) return redirect(href('/admin/:desk/:id', { desk: 'images', id }), 303)
  orThrow(await staff.api.changeImage({ params: { id }, body: { focalX: point.x, focalY: point.y } }))
  return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'images', id }), 'saved')
}
