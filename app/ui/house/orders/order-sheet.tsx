import { href } from 'react-router'
import { sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { deskTexts } from '#app/texts/house/desks.ts'
import { orderRoundTexts } from '#app/texts/house/orders/order-round.ts'
import { fulfilmentNames, orderDeskTexts, sayAwaited, sayPayment } from '#app/texts/house/orders/orders.ts'
import { Colleagues } from '../frame/colleagues.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { OrderAddresses } from './order-addresses.tsx'
import { OrderAfterSale } from './order-after-sale.tsx'
import { OrderFields } from './order-fields.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderNote } from './order-note.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderParcels } from './order-parcels.tsx'
import type { OrderRefused, OrderScreen } from './order-screen.ts'
import { paymentTag } from './payment-tag.ts'

type Props = OrderScreen & { refundKey: string; refused?: OrderRefused | undefined }

const nothingRefused: OrderRefused = { message: '', typed: {}, faults: {} }

/** An order on one screen: what is to be done on the right, what is known on the left; on a phone what is ordered, then what is to be done. */
export function OrderSheet({ order, papers, next, own, carriers, opensRefund, refundKey, refused = nothingRefused }: Props) {
  const { message, typed, faults } = refused
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/:desk', { desk: 'commandes' }), label: deskTexts.commandes?.many }}
        beside={
          next && (
            <a className="more" href={href('/admin/commandes/:id', { id: next.id })}>
              {orderRoundTexts.next(next.reference)}
            </a>
          )
        }
        title={orderDeskTexts.title(order.reference)}
        says={
          <>
            {orderDeskTexts.placed(sayLongMoment(order.placedAt))}{' '}
            <span className={paymentTag(order.payment)}>{sayAwaited(order) ?? sayPayment(order)}</span>{' '}
            <span className="tag">{fulfilmentNames[order.fulfilment]}</span>
          </>
        }
      >
        <Colleagues />
      </ScreenHead>
      <RefusalNote message={message} isBelow={faults.montant !== undefined} />
      <div className="dossier">
        <div className="stack">
          <OrderGoods order={order} />
          <OrderParcels order={order} carriers={carriers} refused={refused} />
        </div>
        <div className="stack dossier-acts">
          <OrderAfterSale order={order} />
          <OrderNext order={order} typed={typed} faults={faults} />
          <OrderMoney order={order} refundKey={refundKey} opensRefund={opensRefund} typed={typed} faults={faults} />
          <OrderPapers order={order} papers={papers} />
          <OrderNote order={order} />
          {own.length > 0 && <OrderFields order={order} own={own} typed={typed} faults={faults} />}
        </div>
        <div className="stack">
          <OrderAddresses order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </>
  )
}
