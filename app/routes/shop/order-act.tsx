import { createContext, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { type FormState, refuseForm } from '#app/services/account-form.server.ts'
import { actOnOrder, isOrderAct } from '#app/services/order-acts.server.ts'
import { makeOrderHead } from '#app/services/order-head.server.ts'
import { getOrderView } from '#app/services/order-view.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { followTexts } from '#app/texts/order-follow.ts'
import { OrderScreen } from '#app/ui/orders/order-screen.tsx'
import type { Route } from './+types/order-act'

const stateContext = createContext<FormState | null>(null)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Shows the order again where an act was refused; whoever comes here otherwise is led to it. */
export const loader = async ({ context, params }: Route.LoaderArgs) => {
  if (!isOrderAct(params.act)) throwNotFound()
  const state = context.get(stateContext)
  if (!state) throw redirect(`/suivi/${encodeURIComponent(params.token)}`, 303)
  const scene = context.get(sceneContext)
  const order = await getOrderView(scene, params.token, { state })
  return { head: await makeOrderHead(scene, followTexts.title), order }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(sceneContext)
  const form = await readForm(request)
  const acted = await actOnOrder({ api, token: params.token }, params.act, form)
  if (acted.ok) return goAndTell(request, `/suivi/${params.token}`, acted.value)
  if (acted.error.code === 'not_found' || acted.error.fields?.token) throwNotFound()
  const refusal = refuseForm(form, acted.error)
  context.set(stateContext, refusal.data)
  return refusal
}

export default function OrderAct({ loaderData }: Route.ComponentProps) {
  return <OrderScreen order={loaderData.order} />
}
