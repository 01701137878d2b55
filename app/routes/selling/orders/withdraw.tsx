import { data, href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { OrderNamed } from '#app/services/selling/orders/order-schemas.server.ts'
import { readWithdrawalView } from '#app/services/selling/orders/withdrawal.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { withdrawalTexts } from '#app/texts/selling/withdrawal.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { WithdrawalDone, WithdrawalScreen, WithdrawalStart } from '#app/ui/selling/orders/withdrawal-screens.tsx'
import type { Route } from './+types/withdraw'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Where whoever holds no link of an order gives it up: the law wants this door open to guests as well. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const facts = { path: href('/renoncer'), title: withdrawalTexts.title, description: '' }
  return { head: await makeHead(context.get(requestContext), facts), isDone: url.searchParams.has('fait') }
}

/** Looks the order up and shows the second step; nothing is declared yet. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(requestContext)
  const form = await readForm(request)
  const given = readFields(form, OrderNamed)
  const around = { action: href('/renoncer/confirmer'), ackTo: given.ok ? given.value.email : '' }
  const view = given.ok ? await readWithdrawalView(api, given.value, around) : given
  if (view.ok) return data({ view: view.value })
  const isUnknown = view.error.code === 'not_found'
  const { data: state, init } = refuseForm(form, isUnknown ? { ...view.error, message: withdrawalTexts.unknown } : view.error)
  return data({ state }, init ?? {})
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.isDone) return <WithdrawalDone />
  if (actionData && 'view' in actionData) return <WithdrawalScreen view={actionData.view} />
  return <WithdrawalStart state={actionData?.state} />
}
