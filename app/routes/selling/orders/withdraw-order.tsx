import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { makeOrderHead } from '#app/services/selling/orders/order-head.server.ts'
import { getOrder } from '#app/services/selling/orders/order-screen.server.ts'
import { declareWithdrawal, readWithdrawalView } from '#app/services/selling/orders/withdrawal.server.ts'
import { withdrawalTexts } from '#app/texts/selling/withdrawal.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { WithdrawalScreen } from '#app/ui/selling/orders/withdrawal-screens.tsx'
import type { Route } from './+types/withdraw-order'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** The second step of a withdrawal, for whoever comes from the page of the order. */
export const loader = async ({ context, params: { token } }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const { email } = await getOrder(ctx, token)
  const around = { action: href('/suivi/:token/renoncer', { token }), ackTo: email, back: href('/suivi/:token', { token }) }
  const view = orThrow(await readWithdrawalView(ctx.api, { token }, around))
  return { head: await makeOrderHead(ctx, withdrawalTexts.title), view }
}

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  await getOrder(ctx, token)
  const form = await readForm(request)
  const declared = await declareWithdrawal(ctx.api, { token }, form)
  if (declared.ok) return goAndTell(request, href('/suivi/:token', { token }), 'withdrawn')
  return refuseForm(form, declared.error)
}

export default function WithdrawOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawalScreen view={loaderData.view} state={actionData} />
}
