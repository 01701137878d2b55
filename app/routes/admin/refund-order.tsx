import { sayCents } from '#app/models/money.ts'
import { statusOf } from '#app/models/outcome.ts'
import { backToOrder, readOrderForm, readOrderScreen, sayRefused } from '#app/services/panel/order-screen.server.ts'
import { type RefundRefusal, type RefundTyped, readAmount, readRefund, spellRefund } from '#app/services/panel/refund.server.ts'
import { orderDeskTexts as words } from '#app/texts/panel/orders.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerOrder } from '#app/ui/panel/render-order.server.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/refund-order'

/** Asks once whether so much is to go back to the buyer. */
export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = asked.url
  const typed = { montant: '', motif: '', ...Object.fromEntries([...searchParams].map(([name, value]) => [name, value.trim()])) }
  const { order, frame } = await readOrderScreen(asked)
  const read = readRefund(order, typed)
  if (!read.ok) return refuse(asked, typed, read.error)
  const { amount, reason } = read.value
  const { firstname, lastname } = order.address.billing
  const title = words.refundAsk(sayCents(amount), firstname, lastname)
  const place = `/admin/commandes/${order.id}`
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <h1>{title}</h1>
      <section className="sheet" aria-label={title}>
        <p>{words.refundSays}</p>
        {reason && <p>{words.refundReason(reason)}</p>}
        <form method="post" action={`${place}/remboursement`} className="actions">
          {Object.entries({ ...spellRefund(read.value), cle: searchParams.get('cle') ?? '' }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="btn">
            {words.refundSum(sayCents(amount))}
          </button>
          <a className="btn btn-line" href={place}>
            {panelTexts.cancel}
          </a>
        </form>
      </section>
    </PanelDocument>,
  )
}

/** Gives back what was paid for an order, or a part of it; the form's own key lets it happen once. */
export async function action(asked: Route.ActionArgs) {
  const { staff, id, field } = await readOrderForm(asked)
  const typed = { montant: field('montant'), motif: field('motif') }
  const amount = readAmount(typed.montant)
  if (amount === undefined) return refuse(asked, typed, { field: 'montant', message: words.amountFault })
  const refunded = await staff.api.refundOrder({
    params: { id },
    body: { key: field('cle'), amount, ...(typed.motif && { reason: typed.motif }) },
  })
  if (refunded.ok) return backToOrder(asked)
  const refusal = sayRefused(refunded.error)
  if (refunded.error.fields?.amount) return refuse(asked, typed, { field: 'montant', ...refusal })
  return answerOrder(await readOrderScreen(asked), { ...refusal, typed })
}

type Refusal = RefundRefusal & { status?: number }

async function refuse(
  asked: Route.LoaderArgs | Route.ActionArgs,
  typed: RefundTyped,
  { field, message, status = statusOf.invalid }: Refusal,
) {
  return answerOrder(await readOrderScreen(asked), { message, status, typed, faults: { [field]: message } })
}
