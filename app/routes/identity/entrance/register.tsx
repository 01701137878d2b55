import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { asksBirthdate, getAuthPage } from '#app/services/identity/account.server.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { registrationOf } from '#app/services/platform/account-schemas.server.ts'
import { readWait, spellWait } from '#app/services/platform/mail-wait.server.ts'
import { keepRegistrationMark } from '#app/services/platform/session/registration-mark.server.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/register'
import { AuthPage } from './auth-page.tsx'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ context, url }: Route.LoaderArgs) => getAuthPage(context.get(requestContext).api, url)

export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked
  const { api } = context.get(requestContext)
  const form = await readForm(request)
  const given = readFields(form, registrationOf(await asksBirthdate(api)))
  if (!given.ok) return refuseForm(form, given.error)

  const registered = await api.register({ body: given.value })
  if (!registered.ok) return refuseForm(form, registered.error)

  const wait = spellWait(readWait(registered.value))
  const headers = { 'Set-Cookie': await keepRegistrationMark(asked, registered.value.registration) }
  return redirect(href('/inscription') + (wait && `?${wait}`), { status: 303, headers })
}

export default function RegisterAgain({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthPage {...loaderData} registration={actionData} />
}
