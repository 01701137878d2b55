import { backToOrder, readOrderForm, refuseOrder, refusePayment } from '#app/services/house/orders/order-screen.server.ts'
import { orderDeskTexts } from '#app/texts/house/orders/orders.ts'
import type { Route } from './+types/sell-on-invoice'

export { default, loader } from './order.tsx'

/** Lets a business pay after its goods have left, within so many days; no number wants its money first again. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, fields, field } = await readOrderForm(asked)
  const [typed, days] = [Object.fromEntries(fields), field('jours')]
  if (days !== '' && !(/^\d{1,2}$/.test(days) && Number(days) <= 60))
    return refusePayment(typed, { jours: orderDeskTexts.invoiceDaysFault })
  const sold = await staff.api.sellOnInvoice({ params: { id }, body: { days: days === '' ? null : Number(days) } })
  return sold.ok ? backToOrder(asked) : refuseOrder(sold.error, typed)
}
