import { sayCents } from '#app/models/money.ts'
import { statusOf } from '#app/models/outcome.ts'
import { readHundredths } from '#app/models/panel/read-fields.ts'
import { backToOrder, readOrderForm, readOrderScreen, sayRefused } from '#app/services/panel/order-screen.server.ts'
import { orderDeskTexts as words } from '#app/texts/panel/orders.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { sayFault } from '#app/texts/refusals.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { answerOrder } from '#app/ui/panel/render-order.server.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/refund-order'

type Typed = { montant: string; motif: string }

/** Asks once whether so much is to go back to the buyer. */
export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = asked.url
  const typed = { montant: searchParams.get('montant')?.trim() ?? '', motif: searchParams.get('motif')?.trim() ?? '' }
  const screen = await readOrderScreen(asked)
  const { order, frame } = screen
  const amount = readAmount(typed)
  if (amount === undefined) return refuseAmount(asked, typed, words.amountFault)
  const max = order.paid - order.refunded
  if (amount > max) return refuseAmount(asked, typed, sayFault({ code: 'refund_most', params: { max } }))
  const { firstname, lastname } = order.address.billing
  const title = words.refundAsk(sayCents(amount), firstname, lastname)
  const place = `/admin/commandes/${order.id}`
  return answerPanel(
    <PanelDocument frame={frame} title={title}>
      <h1>{title}</h1>
      <section className="sheet" aria-label={title}>
        <p>{words.refundSays}</p>
        {typed.motif && <p>{words.refundReason(typed.motif)}</p>}
        <form method="post" action={`${place}/remboursement`} className="actions">
          {Object.entries({ ...typed, cle: searchParams.get('cle') ?? '' }).map(([name, value]) => (
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
  const amount = readAmount(typed)
  if (amount === undefined) return refuseAmount(asked, typed, words.amountFault)
  const refunded = await staff.api.refundOrder({
    params: { id },
    body: { key: field('cle'), amount, ...(typed.motif && { reason: typed.motif }) },
  })
  if (refunded.ok) return backToOrder(asked)
  const refusal = sayRefused(refunded.error)
  if (refunded.error.fields?.amount) return refuseAmount(asked, typed, refusal.message, refusal.status)
  return answerOrder(await readOrderScreen(asked), { ...refusal, typed })
}

function readAmount({ montant }: Typed): number | undefined {
  const amount = readHundredths(montant)
  return typeof amount === 'number' && amount > 0 ? amount : undefined
}

async function refuseAmount(
  asked: Route.LoaderArgs | Route.ActionArgs,
  typed: Typed,
  message: string,
  status = statusOf.invalid,
) {
  return answerOrder(await readOrderScreen(asked), { message, status, typed, faults: { montant: message } })
}
