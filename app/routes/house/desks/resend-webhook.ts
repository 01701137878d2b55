import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/resend-webhook'

export { default, loader } from '../../not-there.tsx'

/** Sends a program once more what it was told. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  orThrow(await staff.api.resendWebhook({ params: { id: asked.params.id } }))
  return goAndTell(asked.request, href('/admin/:desk/:id', { desk: 'envois', id: asked.params.id }), 'saved')
}
