import { orThrow } from '#app/http/answers.server.ts'
import { requireTreasurer } from '#app/services/panel/payment.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import type { Route } from './+types/forget-payment'

/** Forgets the account that took the shop's card payments. */
export async function action(asked: Route.ActionArgs) {
  const staff = await requireTreasurer(asked)
  orThrow(await staff.api.removePaymentProvider())
  return goAndTell(asked.request, '/admin/paiement', 'removed')
}
