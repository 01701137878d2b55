import { href } from 'react-router'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { isInHouse } from '#app/models/selling/after/after-sale.ts'
import { findAmendFault } from '#app/models/selling/orders/amending.ts'
import { saySpan } from '#app/models/site/settings/opening-hours.ts'
import { amendDeskTexts } from '#app/texts/house/orders/amending.ts'
import { nameDelivery, orderDeskTexts } from '#app/texts/house/orders/orders.ts'
import { counterTexts } from '#app/texts/selling/orders.ts'
import { sayDayOf, sayLimit, sayPromisedDays } from '#app/texts/selling/promise.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fact } from '../frame/fact.tsx'
import { Sheet } from '../frame/sheet.tsx'
import type { OrderDesk } from './order-screen.ts'

/** Who ordered, and where it goes. */
export function OrderAddresses({ order }: { order: OrderDesk }) {
  const goods = useGoods()
  const { delivery, address } = order
  const point = delivery.accessPoint
  const slot = delivery.collection
  const reached = order.email || order.phone
  const buyer = reached ? `${address.billing.firstname} ${address.billing.lastname}`.trim() : ''
  return (
    <Sheet title={orderDeskTexts.buyer}>
      <dl className="facts">
        <Fact label={orderDeskTexts.buyer}>
          {buyer && `${buyer}, `}
          {order.email && <a href={`mailto:${order.email}`}>{order.email}</a>}
          {[order.email, order.phone].every(Boolean) && ', '}
          {order.phone && <a href={`tel:${order.phone.replace(/[^+\d]/g, '')}`}>{order.phone}</a>}
          {!reached && counterTexts.buyer}
          {order.email && (
            <p>
              <a className="more" href={href('/admin/:desk/:id', { desk: 'clients', id: order.id })}>
                {orderDeskTexts.buyerCard}
              </a>
            </p>
          )}
        </Fact>
        <Fact label={orderDeskTexts.delivery}>
          {delivery.carrier?.name || nameDelivery(delivery.type, goods)}
          {(address.delivery ?? delivery.type === 'DELIVERY') && <Address of={address.delivery ?? address.billing} />}
          <ChangeDelivery order={order} />
          {point && <p>{[point.name, point.addLine1, `${point.zipCode} ${point.city}`].join(', ')}</p>}
        </Fact>
        <Promised order={order} />
        {slot && <Fact label={orderDeskTexts.slot}>{`${slot.name}, ${sayCalendarDay(slot.day)}, ${saySpan(slot)}`}</Fact>}
        {order.ageWords && <Fact label={orderDeskTexts.age}>{order.ageWords}</Fact>}
        <Fact label={orderDeskTexts.billing}>
          <Address of={address.billing} />
        </Fact>
      </dl>
    </Sheet>
  )
}

/** The way to send it elsewhere, as long as it has not left. */
function ChangeDelivery({ order }: { order: OrderDesk }) {
  if (order.delivery.type !== 'DELIVERY' || findAmendFault(order)) return null
  return (
    <p>
      <a className="more" href={href('/admin/commandes/:id/livraison', { id: order.id })}>
        {amendDeskTexts.delivery}
      </a>
    </p>
  )
}

/** What the buyer was told of the days, and whether the house is behind them. */
function Promised({ order: { promise, fulfilment } }: { order: OrderDesk }) {
  if (!promise) return null
  const { leaves, by, ...days } = promise
  const isLate = by === null && leaves < parisDay(new Date()) && (isInHouse(fulfilment) || fulfilment === 'partly_shipped')
  return (
    <Fact label={orderDeskTexts.promised}>
      {orderDeskTexts.promisedDays(sayDayOf(leaves), sayPromisedDays(days))}
      {by && `, ${orderDeskTexts.promisedIf(sayLimit(by))}`}
      {isLate && (
        <p>
          <b>{orderDeskTexts.promisedLate}</b>
        </p>
      )}
    </Fact>
  )
}

function Address({ of: place }: { of: OrderDesk['address']['billing'] }) {
  const lines = [
    place.company,
    `${place.firstname} ${place.lastname}`.trim(),
    place.address,
    place.addressPart2,
    `${place.postalCode} ${place.city}`.trim(),
    countryNames[place.country] ?? place.country,
  ].filter(Boolean)
  return <address>{lines.length > 0 ? lines.join(', ') : counterTexts.buyer}</address>
}
