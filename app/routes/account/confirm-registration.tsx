import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { readFields, refuseForm } from '#app/services/account-form.server.ts'
import { TokenOnly } from '#app/services/account-schemas.server.ts'
import { readToken } from '#app/services/mailed-token.server.ts'
import { goAndTell } from '#app/services/session.server.ts'
import { confirmation } from '#app/texts/account/confirmation.ts'
import { screen } from '#app/ui/body/page-kind.ts'
import { linkSheets } from '#app/ui/body/sheets.ts'
import type { Route } from './+types/confirm-registration'
import { TokenPage } from './token-page.tsx'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ params }: Route.LoaderArgs) => readToken(params)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, TokenOnly)
  if (!given.ok) return refuseForm(form, given.error)

  const confirmed = await context.get(sceneContext).api.confirmRegistration({ body: given.value })
  if (!confirmed.ok) return refuseForm(form, confirmed.error)

  return goAndTell(request, href('/auth'), 'account_open')
}

export default function ConfirmRegistration({ loaderData, actionData }: Route.ComponentProps) {
  const action = href('/inscription/confirmer/:token?')
  return <TokenPage texts={confirmation} action={action} token={loaderData.token} state={actionData} />
}
