import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { sayDay } from '#app/models/platform/time/working-days.ts'
import { isAwaited, isPaid } from '#app/models/selling/payment.ts'
import { namePayment, orderDeskTexts } from '#app/texts/house/orders/orders.ts'
import { sayMeans } from '#app/texts/selling/card-means.ts'
import { Fact } from '../frame/fact.tsx'
import { MoneyField } from '../frame/money-field.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { HandedFields } from '../round/handed-fields.tsx'
import { OrderDisputes } from './order-disputes.tsx'
import { OrderRefund } from './order-refund.tsx'
import type { OrderDesk } from './order-screen.ts'

type Said = Readonly<Record<string, string>>
type Props = { order: OrderDesk; refundKey: string; opensRefund: boolean; typed: Said; faults: Said }

/** How the money stands, and what the house can note or give back. */
export function OrderMoney({ order, refundKey, opensRefund, typed, faults }: Props) {
  const isFree = order.total === 0
  const isByHand = !isFree && order.means !== 'CARD' && !isPaid(order.payment) && order.payment !== 'refunded'
  return (
    <Sheet title={orderDeskTexts.money}>
      <dl className="facts">
        {!isFree && <Fact label={orderDeskTexts.means}>{sayMeans(order.means, order.cardMeans)}</Fact>}
        <Fact label={orderDeskTexts.state}>{namePayment(order)}</Fact>
        {order.expiresAt && <Fact label={orderDeskTexts.until}>{sayLongMoment(order.expiresAt)}</Fact>}
        {order.isOnInvoice && <Fact label={orderDeskTexts.onInvoiceLabel}>{orderDeskTexts.onInvoice(order.invoiceDays)}</Fact>}
        {order.dueOn && isAwaited(order.payment) && <Fact label={orderDeskTexts.due}>{sayDay(order.dueOn)}</Fact>}
        <Fact label={orderDeskTexts.received}>{sayCents(order.paid)}</Fact>
        {order.refunded > 0 && <Fact label={orderDeskTexts.refunded}>{sayCents(order.refunded)}</Fact>}
      </dl>
      <OrderDisputes disputes={order.disputes} />
      {isFree && isAwaited(order.payment) && order.isHolding && <ConfirmFree id={order.id} />}
      {isByHand && (
        <form method="post" action={href('/admin/commandes/:id/paiement', { id: order.id })} className="form">
          <HandedFields typed={(name) => typed[name]} faults={faults} />
          <MoneyField name="remarque" label={orderDeskTexts.detail} value={typed.remarque} hint={orderDeskTexts.detailHint} />
          <p className="actions">
            <button type="submit" className="btn">
              {orderDeskTexts.record(sayCents(order.total - order.paid))}
            </button>
          </p>
        </form>
      )}
      {!isFree && isPaid(order.payment) && (
        <OrderRefund order={order} refundKey={refundKey} isOpen={opensRefund} typed={typed} faults={faults} />
      )}
    </Sheet>
  )
}

/** Whoever ordered by telephone beside the site, or opens no mail: the house may answer for what costs nothing. */
function ConfirmFree({ id }: { id: string }) {
  return (
    <form method="post" action={href('/admin/commandes/:id/paiement', { id })} className="form">
      <p className="muted">{orderDeskTexts.confirmFreeSays}</p>
      <p className="actions">
        <button type="submit" className="btn">
          {orderDeskTexts.confirmFree}
        </button>
      </p>
    </form>
  )
}
