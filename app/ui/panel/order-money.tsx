import { sayLongMoment } from '#app/models/french-date.ts'
import { sayCents } from '#app/models/money.ts'
import { sayHundredths } from '#app/models/panel/say-fields.ts'
import { isPaid } from '#app/models/payment.ts'
import type { OrderDesk } from '#app/services/panel/order-screen.server.ts'
import { meansNames } from '#app/texts/orders.ts'
import { orderDeskTexts, paymentNames } from '#app/texts/panel/orders.ts'
import { Fact } from './fact.tsx'
import { Sheet } from './sheet.tsx'

type Said = Readonly<Record<string, string>>
type Props = { order: OrderDesk; refundKey: string; typed: Said; faults: Said }

/** How the money stands, and what the house can note or give back. */
export function OrderMoney({ order, refundKey, typed, faults }: Props) {
  const isByHand = order.means !== 'CARD' && !isPaid(order.payment) && order.payment !== 'refunded'
  return (
    <Sheet title={orderDeskTexts.money}>
      <dl className="facts">
        <Fact label={orderDeskTexts.means}>{meansNames[order.means]}</Fact>
        <Fact label={orderDeskTexts.state}>{paymentNames[order.payment]}</Fact>
        {order.expiresAt && <Fact label={orderDeskTexts.until}>{sayLongMoment(order.expiresAt)}</Fact>}
        <Fact label={orderDeskTexts.received}>{sayCents(order.paid)}</Fact>
        {order.refunded > 0 && <Fact label={orderDeskTexts.refunded}>{sayCents(order.refunded)}</Fact>}
      </dl>
      {isByHand && (
        <form method="post" action={`/admin/commandes/${order.id}/paiement`} className="form">
          <Line name="remarque" label={orderDeskTexts.detail} value={typed.remarque} hint={orderDeskTexts.detailHint} />
          <p className="actions">
            <button type="submit" className="btn">
              {orderDeskTexts.record(sayCents(order.total - order.paid))}
            </button>
          </p>
        </form>
      )}
      {isPaid(order.payment) && (
        <details className="part" open={typed.montant !== undefined}>
          <summary>{orderDeskTexts.refund}</summary>
          <form method="get" action={`/admin/commandes/${order.id}/remboursement`} className="form">
            <input type="hidden" name="cle" value={refundKey} />
            <p className="full muted">{orderDeskTexts.refundSays}</p>
            <Line
              name="montant"
              label={orderDeskTexts.amount}
              value={typed.montant ?? sayHundredths(order.paid - order.refunded)}
              fault={faults.montant}
            />
            <Line name="motif" label={orderDeskTexts.reason} value={typed.motif} />
            <p className="actions">
              <button type="submit" className="btn btn-line">
                {orderDeskTexts.refund}…
              </button>
            </p>
          </form>
        </details>
      )}
    </Sheet>
  )
}

type LineProps = { name: string; label: string; value: string | undefined; hint?: string; fault?: string | undefined }

function Line({ name, label, value, hint, fault }: LineProps) {
  return (
    <p className="field full">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        className="input"
        defaultValue={value}
        maxLength={500}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `e-${name}` : hint && `${name}-hint`}
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what is wrong
        autoFocus={Boolean(fault)}
      />
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {fault && (
        <span className="field-fault" id={`e-${name}`}>
          {fault}
        </span>
      )}
    </p>
  )
}
