import { shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getReviewsPage } from '#app/services/house/whole/reviews.server.ts'
import { ReviewsScreen } from '#app/ui/content/reviews/reviews-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/reviews'

export const handle = dressed

export const links = linkSheets('reading')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { view, head } = await getReviewsPage(context.get(requestContext))
  return { head, view }
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData.view} />
}
