import { data, href, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getJudgedOrder } from '#app/services/selling/orders/opinions.server.ts'
import { makeOrderHead } from '#app/services/selling/orders/order-head.server.ts'
import { reviewMailTexts } from '#app/texts/selling/review-mails.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { LeaveReviewsScreen, ReviewsLeft } from '#app/ui/selling/orders/leave-reviews-screen.tsx'
import type { Route } from './+types/leave-reviews'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Where a buyer ends the mails that ask for a review: opening it ends nothing yet, for mail programs open links by themselves. */
export const loader = async ({ context, params: { token }, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  await getJudgedOrder(ctx, token)
  const head = await makeOrderHead(ctx, reviewMailTexts.title)
  return { head, action: href('/suivi/:token/sans-avis', { token }), isDone: url.searchParams.has('fait') }
}

/** A mail program posts here by itself and wants no other page; a person posts the form found here. */
export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const form = await readForm(request)
  orThrow(await context.get(requestContext).api.leaveReviews({ body: { token } }))
  if (form.has('List-Unsubscribe')) return data('left' as const, { status: 200 })
  return redirect(`${href('/suivi/:token/sans-avis', { token })}?fait=oui`, 303)
}

export default function LeaveReviews({ loaderData: { action: address, isDone }, actionData }: Route.ComponentProps) {
  return isDone || actionData === 'left' ? <ReviewsLeft /> : <LeaveReviewsScreen action={address} />
}
