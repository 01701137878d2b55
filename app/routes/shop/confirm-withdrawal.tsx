import { createContext, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { refuseForm } from '#app/services/account-form.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { declareWithdrawal, readWithdrawalView, type WithdrawalView } from '#app/services/withdrawal.server.ts'
import { withdrawalTexts } from '#app/texts/withdrawal.ts'
import { WithdrawalScreen } from '#app/ui/orders/withdrawal-screens.tsx'
import type { Route } from './+types/confirm-withdrawal'

const viewContext = createContext<WithdrawalView | null>(null)
const here = '/renoncer/confirmer'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Shows the second step again where it was refused; whoever comes here otherwise begins with the first. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const view = context.get(viewContext)
  if (!view) throw redirect('/renoncer', 303)
  const facts = { path: '/renoncer', title: withdrawalTexts.title, description: '' }
  return { head: await makeHead(context.get(sceneContext), facts), view }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(sceneContext)
  const form = await readForm(request)
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const naming = { email: field('email'), reference: field('reference') }
  const declared = await declareWithdrawal(api, naming, form)
  if (declared.ok) return redirect('/renoncer?fait=oui', 303)
  const refusal = refuseForm(form, declared.error)
  const view = await readWithdrawalView(api, naming, { action: here, ackTo: naming.email, state: refusal.data })
  context.set(viewContext, orThrow(view))
  return refusal
}

export default function ConfirmWithdrawal({ loaderData }: Route.ComponentProps) {
  return <WithdrawalScreen view={loaderData.view} />
}
