import { createContext, data } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { type FormState, readFields, refuseForm } from '#app/services/account-form.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { OrderNamed } from '#app/services/order-schemas.server.ts'
import { readWithdrawalView, type WithdrawalView } from '#app/services/withdrawal.server.ts'
import { withdrawalTexts } from '#app/texts/withdrawal.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderWithdrawal, renderWithdrawalDone, renderWithdrawalStart } from '#app/ui/orders/render-withdrawal.server.tsx'
import type { Route } from './+types/withdraw'

type Reached = { view?: WithdrawalView; state?: FormState }
const reachedContext = createContext<Reached>({})

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Where whoever holds no link of an order gives it up: the law wants this door open to guests as well. */
export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const { view, state } = context.get(reachedContext)
  const html = url.searchParams.has('fait')
    ? renderWithdrawalDone()
    : view
      ? renderWithdrawal(view)
      : renderWithdrawalStart(state)
  const facts = { path: '/renoncer', title: withdrawalTexts.title, description: '' }
  return { head: await makeHead(context.get(sceneContext), facts), body: placeBody(request, context, html) }
}

/** Looks the order up and shows the second step; nothing is declared yet. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(sceneContext)
  const form = await readForm(request)
  const given = readFields(form, OrderNamed)
  const around = { action: '/renoncer/confirmer', ackTo: given.ok ? given.value.email : '' }
  const view = given.ok ? await readWithdrawalView(api, given.value, around) : given
  if (view.ok) {
    context.set(reachedContext, { view: view.value })
    return data(null)
  }
  const isUnknown = view.error.code === 'not_found'
  const refusal = refuseForm(form, isUnknown ? { ...view.error, message: withdrawalTexts.unknown } : view.error)
  context.set(reachedContext, { state: refusal.data })
  return refusal
}

export default function Withdraw({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
