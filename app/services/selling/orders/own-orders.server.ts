import { href } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { fulfilmentWords, sayPayment } from '#app/texts/selling/order-follow.ts'
import type { OwnOrders } from '#app/ui/selling/orders/own-orders.tsx'
import { openPaging, readPageNumber } from '../../platform/paging.server.ts'

const nbItem = 10

/** The orders that a member placed while logged in, the last first. */
export async function readOwnOrders(api: ShopApi, url: URL): Promise<OwnOrders> {
  const page = readPageNumber(url)
  const { orders, total } = orThrow(await api.listOwnOrders({ query: { page, nbItem } }))
  return {
    orders: orders.map(({ reference, token, placedAt, total: cents, payment, fulfilment }) => ({
      reference,
      href: token ? href('/suivi/:token', { token }) : href('/suivi'),
      says: `${sayShortDay(placedAt)}, ${sayCents(cents)}`,
      state: `${fulfilmentWords[fulfilment]}, ${sayPayment(payment)}`,
    })),
    paging: openPaging(url, { page, total, nbItem }),
  }
}
