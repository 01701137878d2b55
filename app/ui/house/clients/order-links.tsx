import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { sayPayment } from '#app/texts/house/orders/orders.ts'

type Orders = Answer<Contract['getAdminMember']>['orders']

/** The way to each order, with what is awaited of it. */
export function OrderLinks({ orders }: { orders: Orders }) {
  return orders.map(({ id, reference, placedAt, total, payment }) => (
    <p key={id}>
      <a className="more" href={href('/admin/commandes/:id', { id })}>
        {reference}
      </a>{' '}
      {[sayShortDay(placedAt), sayCents(total), sayPayment({ payment, total })].join(', ')}
    </p>
  ))
}
