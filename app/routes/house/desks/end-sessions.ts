import { href, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { screenBefore } from '#app/services/house/proof.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/end-sessions'

export { default } from '../../not-there.tsx'

/** Whoever comes by the address alone finds the team. */
export const loader = () => redirect(href('/admin/:desk', { desk: 'equipe' }))

/** Logs somebody out everywhere. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  orThrow(await staff.api.endUserSessions({ params: { id: asked.params.id } }))
  const from = screenBefore(asked)
  return goAndTell(
    asked.request,
    /^\/admin\/(membres|equipe)(\/|$)/.test(from) ? from : href('/admin/:desk', { desk: 'equipe' }),
    'sessions_ended',
  )
}
