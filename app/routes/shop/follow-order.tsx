import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { makeHead } from '#app/services/head.server.ts'
import { listPaperLinks } from '#app/services/order-papers.server.ts'
import { getOrderView } from '#app/services/order-view.server.ts'
import { followTexts } from '#app/texts/order-follow.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderOrder } from '#app/ui/orders/render-order.server.tsx'
import type { Route } from './+types/follow-order'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** The link is all the right it takes: nothing of the page but its address knows it. */
export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const view = await getOrderView(scene, params.token)
  const papers = await listPaperLinks(scene, params.token)
  const body = placeBody(request, context, renderOrder({ ...view, papers }))
  return { head: await makeHead(scene, { path: '/suivi', title: followTexts.title, description: '' }), body }
}

export default function FollowOrder({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
