import { href } from 'react-router'
import { orders as guestWords } from '#app/texts/identity/account/member.ts'
import { ownOrderTexts as words } from '#app/texts/selling/order-follow.ts'
import { Pages } from '../../platform/lists/pages.tsx'
import type { Paging } from '../../platform/lists/paging.ts'

/** A page of a member's orders. */
export type OwnOrders = {
  orders: { reference: string; href: string; says: string; state: string }[]
  paging: Paging
}

/** A member's orders; each leads to its own page by its key, which no question of the router's ever carries. */
export function OwnOrderList({ orders, paging }: OwnOrders) {
  return (
    <>
      <ul className="rows">
        {orders.map(({ reference, href, says, state }) => (
          <li key={reference}>
            <p>
              <b className="num">{words.order(reference)}</b>
              <br />
              <span className="num">{says}</span>
              <br />
              <span className="small muted">{state}</span>
            </p>
            <a className="more" href={href} data-reload="" aria-label={words.seeOrder(reference)}>
              {words.see}
            </a>
          </li>
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
