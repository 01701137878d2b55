import { href } from 'react-router'
import { sayLongMoment } from '#app/models/french-date.ts'
import { sayCents } from '#app/models/money.ts'
import { isPaid } from '#app/models/payment.ts'
import type { OrderDesk } from '#app/services/panel/order-screen.server.ts'
import { sayMeans } from '#app/texts/card-means.ts'
import { orderDeskTexts, paymentNames } from '#app/texts/panel/orders.ts'
import { Fact } from './fact.tsx'
import { MoneyLine } from './money-line.tsx'
import { OrderDisputes } from './order-disputes.tsx'
import { OrderRefund } from './order-refund.tsx'
import { Sheet } from './sheet.tsx'

type Said = Readonly<Record<string, string>>
type Props = { order: OrderDesk; refundKey: string; typed: Said; faults: Said }

/** How the money stands, and what the house can note or give back. */
export function OrderMoney({ order, refundKey, typed, faults }: Props) {
  const isByHand = order.means !== 'CARD' && !isPaid(order.payment) && order.payment !== 'refunded'
  return (
    <Sheet title={orderDeskTexts.money}>
      <dl className="facts">
        <Fact label={orderDeskTexts.means}>{sayMeans(order.means, order.cardMeans)}</Fact>
        <Fact label={orderDeskTexts.state}>{paymentNames[order.payment]}</Fact>
        {order.expiresAt && <Fact label={orderDeskTexts.until}>{sayLongMoment(order.expiresAt)}</Fact>}
        <Fact label={orderDeskTexts.received}>{sayCents(order.paid)}</Fact>
        {order.refunded > 0 && <Fact label={orderDeskTexts.refunded}>{sayCents(order.refunded)}</Fact>}
      </dl>
      <OrderDisputes disputes={order.disputes} />
      {isByHand && (
        <form method="post" action={href('/admin/commandes/:id/paiement', { id: order.id })} className="form">
          <MoneyLine name="remarque" label={orderDeskTexts.detail} value={typed.remarque} hint={orderDeskTexts.detailHint} />
          <p className="actions">
            <button type="submit" className="btn">
              {orderDeskTexts.record(sayCents(order.total - order.paid))}
            </button>
          </p>
        </form>
      )}
      {isPaid(order.payment) && <OrderRefund {...{ order, refundKey, typed, faults }} />}
    </Sheet>
  )
}
