import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { fulfilmentWords, sayPayment } from '#app/texts/selling/order-follow.ts'
import type { MailboxOrder } from '#app/ui/selling/after/mailbox-orders-screen.tsx'
import { capitalise } from './order-state.server.ts'

/** The orders of a mailbox, by what was mailed there; nothing where that is too old, or never was. */
export async function readMailboxOrders({ api }: RequestContext, key: string): Promise<MailboxOrder[] | undefined> {
  const found = await api.listMailboxOrders({ body: { key } })
  if (!found.ok && found.error.code === 'invalid') return undefined
  return orThrow(found).orders.map(({ reference, token, placedAt, total, payment, fulfilment, goods }) => ({
    reference,
    token,
    href: token ? href('/suivi/:token', { token }) : href('/suivi'),
    says: `${sayShortDay(placedAt)}, ${sayCents(total)}`,
    state: capitalise(`${fulfilmentWords[fulfilment]}, ${sayPayment(payment)}`),
    goods: goods.map(({ name, size, quantity }) => `${quantity} × ${[name, size].filter(Boolean).join(' ')}`).join(', '),
  }))
}
