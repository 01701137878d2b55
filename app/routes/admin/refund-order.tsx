import { statusOf } from '#app/models/outcome.ts'
import { readHundredths } from '#app/models/panel/read-fields.ts'
import { backToOrder, readOrderForm, readOrderScreen, sayRefused } from '#app/services/panel/order-screen.server.ts'
import { orderDeskTexts } from '#app/texts/panel/orders.ts'
import { answerOrder } from '#app/ui/panel/render-order.server.tsx'
import type { Route } from './+types/refund-order'

/** Gives back what was paid for an order, or a part of it; the form's own key lets it happen once. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const [typed, reason] = [{ montant: field('montant'), motif: field('motif') }, field('motif')]
  const amount = readHundredths(typed.montant)
  if (typeof amount !== 'number' || amount <= 0) {
    const message = orderDeskTexts.amountFault
    return answerOrder(await readOrderScreen(asked), { message, status: statusOf.invalid, typed, faults: { montant: message } })
  }
  const refunded = await staff.api.refundOrder({
    params: { id },
    body: { key: field('cle'), amount, ...(reason && { reason }) },
  })
  if (refunded.ok) return backToOrder(asked)
  const refusal = sayRefused(refunded.error)
  const isOfAmount = refunded.error.fields?.amount !== undefined
  return answerOrder(await readOrderScreen(asked), {
    ...refusal,
    typed,
    ...(isOfAmount && { faults: { montant: refusal.message } }),
  })
}
