import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/resend-flow'

export { default, loader } from '../../not-there.tsx'

/** Hands over once more what the platform refused. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  orThrow(await staff.api.resendFlow({ params: { id: asked.params.id } }))
  return goAndTell(asked.request, href('/admin/plateforme'), 'saved')
}
