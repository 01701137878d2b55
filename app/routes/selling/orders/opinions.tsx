import { data, href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { giveOpinionFrom, viewOpinions } from '#app/services/selling/orders/opinions.server.ts'
import { makeOrderHead } from '#app/services/selling/orders/order-head.server.ts'
import { getOrder } from '#app/services/selling/orders/order-screen.server.ts'
import { opinionTexts } from '#app/texts/selling/opinion.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { OpinionsScreen } from '#app/ui/selling/orders/opinions-screen.tsx'
import type { Route } from './+types/opinions'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Where a buyer says what they think of what came. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = viewOpinions(await getOrder(ctx, params.token))
  return { head: await makeOrderHead(ctx, opinionTexts.title), view }
}

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  await getOrder(ctx, token)
  const form = await readForm(request)
  const given = await giveOpinionFrom(ctx.api, token, form)
  if (given.ok) return goAndTell(request, href('/suivi/:token/avis', { token }), 'opinion_given')
  const refusal = refuseForm(form, given.error)
  return data({ ...refusal.data, good: String(form.get('produit') ?? '') }, refusal.init ?? {})
}

export default function Opinions({ loaderData, actionData }: Route.ComponentProps) {
  return <OpinionsScreen view={loaderData.view} state={actionData} />
}
