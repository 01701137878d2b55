import { href } from 'react-router'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { saySpan } from '#app/models/site/settings/opening-hours.ts'
import { deliveryNames, orderDeskTexts } from '#app/texts/house/orders/orders.ts'
import { counterTexts } from '#app/texts/selling/orders.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import { Fact } from '../frame/fact.tsx'
import { Sheet } from '../frame/sheet.tsx'
import type { OrderDesk } from './order-screen.ts'

/** Who ordered, and where it goes. */
export function OrderAddresses({ order }: { order: OrderDesk }) {
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
              <a className="more" href={href('/admin/:desk/:id', { desk: 'acheteurs', id: order.id })}>
                {orderDeskTexts.buyerCard}
              </a>
            </p>
          )}
        </Fact>
        <Fact label={orderDeskTexts.delivery}>
          {delivery.carrier?.name || deliveryNames[delivery.type]}
          {(address.delivery ?? delivery.type === 'DELIVERY') && <Address of={address.delivery ?? address.billing} />}
          {point && <p>{[point.name, point.addLine1, `${point.zipCode} ${point.city}`].join(', ')}</p>}
        </Fact>
        {slot && <Fact label={orderDeskTexts.slot}>{`${slot.name}, ${sayCalendarDay(slot.day)}, ${saySpan(slot)}`}</Fact>}
        {order.ageWords && <Fact label={orderDeskTexts.age}>{order.ageWords}</Fact>}
        <Fact label={orderDeskTexts.billing}>
          <Address of={address.billing} />
        </Fact>
      </dl>
    </Sheet>
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
