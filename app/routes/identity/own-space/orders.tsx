import { href } from 'react-router'
import { requestContext } from '#app/http/request-context.ts'
import { getMember } from '#app/services/platform/session/member.server.ts'
import { readOwnOrders } from '#app/services/selling/orders/own-orders.server.ts'
import { orders } from '#app/texts/identity/account/member.ts'
import { crumbsToSpace } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import { OwnOrderList } from '#app/ui/selling/orders/own-orders.tsx'
import type { Route } from './+types/orders'
import { EmptyScreen } from './empty-screen.tsx'

export const handle = screen

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  return readOwnOrders(context.get(requestContext), getMember(context).api, url)
}

export default function Orders({ loaderData: own }: Route.ComponentProps) {
  if (own.orders.length === 0)
    return (
      <EmptyScreen texts={orders}>
        <p>
          {orders.guest} <a href={href('/suivi')}>{orders.guestLink}</a>
        </p>
      </EmptyScreen>
    )
  return (
    <Screen title={orders.title} crumbs={crumbsToSpace}>
      <OwnOrderList {...own} />
    </Screen>
  )
}
