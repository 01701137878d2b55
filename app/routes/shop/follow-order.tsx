import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { makeOrderHead } from '#app/services/order-head.server.ts'
import { readProof } from '#app/services/order-keep.server.ts'
import { listPaperLinks } from '#app/services/order-papers.server.ts'
import { isPractice } from '#app/services/order-pay.server.ts'
import { getOrderView } from '#app/services/order-view.server.ts'
import { followTexts } from '#app/texts/order-follow.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderOrder } from '#app/ui/orders/render-order.server.tsx'
import { renderPractice } from '#app/ui/orders/render-practice.server.tsx'
import type { Route } from './+types/follow-order'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** The link is all the right it takes: nothing of the page but its address knows it. */
export const loader = async ({ context, request, params, url }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const view = await getOrderView(scene, params.token, { proof: readProof(url.searchParams.get('preuve')) })
  const practises = url.searchParams.has('essai') && view.pay !== undefined && isPractice(view.pay)
  const papers = practises ? [] : await listPaperLinks(scene, params.token)
  const body = placeBody(request, context, practises ? renderPractice(view) : renderOrder(view, papers))
  return { head: await makeOrderHead(scene, followTexts.title), body }
}

export default function FollowOrder({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
