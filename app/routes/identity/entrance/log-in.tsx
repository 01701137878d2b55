import { redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getAuthPage } from '#app/services/identity/account.server.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { LogIn } from '#app/services/platform/account-schemas.server.ts'
import { bringCart } from '#app/services/platform/session/cart-request.server.ts'
import { keepSession, readDevice, startOf } from '#app/services/platform/session/session.server.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/log-in'
import { AuthPage } from './auth-page.tsx'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ context, url }: Route.LoaderArgs) => getAuthPage(context.get(requestContext).api, url)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, LogIn)
  if (!given.ok) return refuseForm(form, given.error)

  const { retour, ...body } = given.value
  const session = await context.get(requestContext).api.logIn({ body: { ...body, device: await readDevice(request) } })
  if (!session.ok) return refuseForm(form, session.error)

  const headers = await keepSession(request, session.value)
  await bringCart({ request, context }, session.value, headers)
  return redirect(await startOf(context, session.value, retour), { status: 303, headers })
}

export default function LogInAgain({ loaderData, actionData }: Route.ComponentProps) {
  return <AuthPage {...loaderData} place={actionData?.values.retour ?? loaderData.place} logIn={actionData} />
}
