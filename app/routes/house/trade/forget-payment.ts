import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { requireStaff } from '#app/services/house/staff.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import type { Route } from './+types/forget-payment'

export { default, loader } from '../../not-there.tsx'

/** Forgets the account that took the shop's card payments. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireStaff(asked)
  orThrow(await staff.api.removePaymentProvider())
  return goAndTell(asked.request, href('/admin/paiement'), 'removed')
}
