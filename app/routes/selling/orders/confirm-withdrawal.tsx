import { data, href, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { declareWithdrawal, readWithdrawalView } from '#app/services/selling/orders/withdrawal.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { withdrawalTexts } from '#app/texts/selling/withdrawal.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { WithdrawalScreen } from '#app/ui/selling/orders/withdrawal-screens.tsx'
import type { Route } from './+types/confirm-withdrawal'

export { actsAlone as middleware } from '#app/http/acts-alone.server.ts'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Whoever comes here to read is led to the first step: what the second shows is looked up when it is sent. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const facts = { path: href('/renoncer'), title: withdrawalTexts.title, description: '' }
  return { head: await makeHead(context.get(requestContext), facts) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(requestContext)
  const form = await readForm(request)
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 300)
  const naming = { email: field('email'), reference: field('reference') }
  const declared = await declareWithdrawal(api, naming, form)
  if (declared.ok) return redirect(`${href('/renoncer')}?fait=oui`, 303)
  const { data: state, init } = refuseForm(form, declared.error)
  const around = { action: href('/renoncer/confirmer'), ackTo: naming.email }
  return data({ view: orThrow(await readWithdrawalView(api, naming, around)), state }, init ?? {})
}

export default function ConfirmWithdrawal({ actionData }: Route.ComponentProps) {
  return actionData && <WithdrawalScreen {...actionData} />
}
