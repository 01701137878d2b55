import { href } from 'react-router'
import { orders as guestWords } from '#app/texts/identity/account/member.ts'
import { Pages } from '../../platform/lists/pages.tsx'
import type { Paging } from '../../platform/lists/paging.ts'
import { type ListedOrder, ListedOrderRow } from '../after/listed-order.tsx'

/** A page of a member's orders. */
export type OwnOrders = {
  orders: ListedOrder[]
  paging: Paging
}

/** A member's orders, each with its page and a button that orders it again. */
export function OwnOrderList({ orders, paging }: OwnOrders) {
  return (
    <>
      <ul className="rows">
        {orders.map((order) => (
          <ListedOrderRow key={order.reference} order={order} />
        ))}
      </ul>
      <Pages {...paging} />
      <p>
        {guestWords.guest}{' '}
        <a className="more" href={href('/suivi/toutes')}>
          {guestWords.guestLink}
        </a>
      </p>
    </>
  )
}
