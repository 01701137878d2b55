import { placeBody } from '#app/http/page-body.server.ts'
import { getMember } from '#app/services/member.server.ts'
import { readOwnOrders } from '#app/services/own-orders.server.ts'
import { orders } from '#app/texts/account/member.ts'
import { crumbsToSpace } from '#app/texts/account/space.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { Screen } from '#app/ui/forms/screen.tsx'
import { renderOwnOrders } from '#app/ui/orders/render-own-orders.server.tsx'
import type { Route } from './+types/orders'
import { EmptyPlace } from './empty-place.tsx'

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const own = await readOwnOrders(getMember(context).api, url)
  const isEmpty = own.orders.length === 0
  return { isEmpty, body: isEmpty ? null : placeBody(request, context, renderOwnOrders(own)) }
}

export default function Orders({ loaderData: { isEmpty, body } }: Route.ComponentProps) {
  if (isEmpty)
    return (
      <EmptyPlace texts={orders}>
        <p>
          {orders.guest} <a href="/suivi">{orders.guestLink}</a>
        </p>
      </EmptyPlace>
    )
  return (
    <Screen title={orders.title} crumbs={crumbsToSpace}>
      <PageBody html={body} />
    </Screen>
  )
}
