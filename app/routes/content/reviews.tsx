import { shared } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getReviewsPage } from '#app/services/reviews.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderReviews } from '#app/ui/reviews/render-reviews.server.tsx'
import type { Route } from './+types/reviews'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { view, head } = await getReviewsPage(context.get(sceneContext))
  return { head, body: placeBody(request, context, renderReviews(view)) }
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
