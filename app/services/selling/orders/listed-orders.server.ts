import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { capitalise } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { fulfilmentWords, sayPayment } from '#app/texts/selling/order-follow.ts'
import type { ListedOrder } from '#app/ui/selling/after/listed-order.tsx'
import { readSiteFacts } from '../../site/site-facts.server.ts'

type Orders = Answer<Contract['listOwnOrders']>['orders']

/** Orders as the list of a member or of a mailbox shows them; a shop that is closed takes none again. */
export async function viewListedOrders(ctx: RequestContext, orders: Orders): Promise<ListedOrder[]> {
  const { info, values } = await readSiteFacts(ctx)
  const mayOrder = info.isECommerce && !values.HIDE_PRICES
  return orders.map(({ reference, token, placedAt, total, payment, fulfilment, goods }) => ({
    reference,
    href: token ? href('/suivi/:token', { token }) : href('/suivi'),
    again: token && mayOrder ? href('/suivi/:token/recommander', { token }) : '',
    says: `${sayShortDay(placedAt)}, ${sayCents(total)}`,
    state: capitalise(`${fulfilmentWords[fulfilment]}, ${sayPayment(payment)}`),
    goods: goods.map(({ name, size, quantity }) => `${quantity} × ${[name, size].filter(Boolean).join(' ')}`).join(', '),
  }))
}
