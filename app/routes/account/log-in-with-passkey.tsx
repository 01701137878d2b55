import { redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getAuthPage } from '#app/services/account.server.ts'
import { readFields, refuseForm } from '#app/services/account-form.server.ts'
import { PasskeyLogin } from '#app/services/account-schemas.server.ts'
import { keepSession, placeAfterLogin } from '#app/services/session.server.ts'
import type { Route } from './+types/log-in-with-passkey'
import { AuthPage } from './auth-page.tsx'

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ context, url }: Route.LoaderArgs) => getAuthPage(context.get(sceneContext).api, url)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const typed = new FormData()
  typed.set('retour', String(form.get('retour') ?? ''))
  const given = readFields(form, PasskeyLogin)
  if (!given.ok) return refuseForm(typed, given.error)

  const { retour, ...body } = given.value
  const session = await context.get(sceneContext).api.logInWithPasskey({ body })
  if (!session.ok) return refuseForm(typed, session.error)

  return redirect(placeAfterLogin(retour), { status: 303, headers: await keepSession(request, session.value) })
}

export default function LogInWithPasskey({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthPage {...loaderData} place={actionData?.values.retour ?? loaderData.place} logIn={actionData} />
}
