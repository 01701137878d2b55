import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/forget-platform'

export { default, loader } from '../../not-there.tsx'

/** Forgets the platform of electronic invoices. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  orThrow(await staff.api.removePlatform())
  return goAndTell(asked.request, href('/admin/plateforme'), 'removed')
}
