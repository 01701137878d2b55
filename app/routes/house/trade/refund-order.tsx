import { data, href } from 'react-router'
import { statusOf } from '#app/models/platform/outcome.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { backToOrder, readOrderForm, readOrderScreen, refuseOrder } from '#app/services/house/orders/order-screen.server.ts'
import {
  type RefundRefusal,
  type RefundTyped,
  readAmount,
  readRefund,
  readRefundGoods,
  spellRefund,
} from '#app/services/house/orders/refund.server.ts'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { AskOnce } from '#app/ui/house/frame/ask-once.tsx'
import type { OrderRefused } from '#app/ui/house/orders/order-screen.ts'
import { OrderSheet } from '#app/ui/house/orders/order-sheet.tsx'
import type { Route } from './+types/refund-order'

/** Asks once whether so much is to go back to the buyer; what cannot is told on the order. */
export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = asked.url
  const typed = { montant: '', motif: '', ...Object.fromEntries([...searchParams].map(([name, value]) => [name, value.trim()])) }
  const screen = { ...(await readOrderScreen(asked)), refundKey: crypto.randomUUID() }
  const read = readRefund(screen.order, typed)
  if (!read.ok) return data({ ...screen, asks: undefined, refused: sayField(typed, read.error) }, { status: statusOf.invalid })
  const { firstname, lastname } = screen.order.address.billing
  const sum = sayCents(read.value.amount)
  const kept = Object.entries({ ...spellRefund(read.value), cle: searchParams.get('cle') ?? '' })
  const asks = { title: words.refundAsk(sum, firstname, lastname), sum, reason: read.value.reason, kept }
  return data({ ...screen, asks, refused: undefined })
}

/** Gives back what was paid for an order, or a part of it; the form's own key lets it happen once. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const typed = { montant: field('montant'), motif: field('motif') }
  const amount = readAmount(typed.montant)
  if (amount === undefined) {
    return data(sayField(typed, { field: 'montant', message: words.amountFault }), { status: statusOf.invalid })
  }
  const lines = readRefundGoods(field('articles'))
  const refunded = await staff.api.refundOrder({
    params: { id },
    body: { key: field('cle'), amount, ...(typed.motif && { reason: typed.motif }), ...(lines.length > 0 && { lines }) },
  })
  if (refunded.ok) return backToOrder(asked)
  const about = refunded.error.fields?.amount
  return refuseOrder(refunded.error, typed, about && { montant: about.join(' ') })
}

function sayField(typed: RefundTyped, { field, message }: RefundRefusal): OrderRefused {
  return { message, typed, faults: { [field]: message } }
}

export default function RefundOrder({ loaderData: { asks, refused, ...screen }, actionData }: Route.ComponentProps) {
  if (!asks || actionData) return <OrderSheet {...screen} refused={actionData ?? refused} />
  const place = href('/admin/commandes/:id', { id: screen.order.id })
  return (
    <AskOnce
      title={asks.title}
      action={`${place}/remboursement`}
      kept={asks.kept}
      submit={words.refundSum(asks.sum)}
      back={place}
    >
      <p>{words.refundSays}</p>
      {asks.reason && <p>{words.refundReason(asks.reason)}</p>}
    </AskOnce>
  )
}
