import { data } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { statusOf } from '#app/models/platform/outcome.ts'
import { readMailboxOrders } from '#app/services/selling/orders/mailbox-orders.server.ts'
import { makeOrderHead } from '#app/services/selling/orders/order-head.server.ts'
import { mailboxTexts } from '#app/texts/selling/order-follow.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { MailboxOrdersScreen } from '#app/ui/selling/after/mailbox-orders-screen.tsx'
import type { Route } from './+types/mailbox-orders'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** The link that was mailed is all the right it takes. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const orders = await readMailboxOrders(ctx, params.token)
  const head = await makeOrderHead(ctx, mailboxTexts.listTitle)
  return data({ head, orders }, { status: orders ? 200 : statusOf.not_found })
}

export default function MailboxOrders({ loaderData: { orders } }: Route.ComponentProps) {
  return <MailboxOrdersScreen orders={orders} />
}
