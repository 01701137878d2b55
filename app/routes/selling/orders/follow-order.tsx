import { personalPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { makeOrderHead } from '#app/services/selling/orders/order-head.server.ts'
import { readProof } from '#app/services/selling/orders/order-keep.server.ts'
import { listPaperLinks } from '#app/services/selling/orders/order-papers.server.ts'
import { isPractice } from '#app/services/selling/orders/order-pay.server.ts'
import { getOrderView } from '#app/services/selling/orders/order-view.server.ts'
import { followTexts } from '#app/texts/selling/order-follow.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import { OrderScreen } from '#app/ui/selling/orders/order-screen.tsx'
import { PracticeScreen } from '#app/ui/selling/orders/practice-screen.tsx'
import type { Route } from './+types/follow-order'

export const links = linkSheets('own', 'order')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** The link is all the right it takes: nothing of the page but its address knows it. */
export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getOrderView(ctx, params.token)
  const practises = url.searchParams.has('essai') && view.pay !== undefined && isPractice(view.pay)
  const papers = practises ? [] : await listPaperLinks(ctx, params.token)
  const proof = readProof(url.searchParams.get('preuve'))
  return { head: await makeOrderHead(ctx, followTexts.title), view, papers, practises, proof }
}

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: FormState }

/** The page of an order, with what was refused of an act on it. */
export default function FollowOrder({ loaderData: { view, papers, practises, proof }, actionData }: Props) {
  if (practises) return <PracticeScreen {...view} />
  return <OrderScreen order={view} papers={papers} proof={proof} state={actionData} />
}
