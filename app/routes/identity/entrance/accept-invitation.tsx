import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { TokenAndPassword } from '#app/services/platform/account-schemas.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { bringCart } from '#app/services/platform/session/cart-request.server.ts'
import {
  goAndTell,
  keepSession,
  loginFor,
  readDevice,
  startOf,
  startOfNewcomer,
} from '#app/services/platform/session/session.server.ts'
import { readSiteFacts } from '#app/services/site/site-facts.server.ts'
import { invitation } from '#app/texts/identity/account/invitation.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import type { Route } from './+types/accept-invitation'
import { TokenPage } from './token-page.tsx'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ params }: Route.LoaderArgs) => readToken(params)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, TokenAndPassword)
  if (!given.ok) return refuseForm(form, given.error)

  const ctx = context.get(requestContext)
  const accepted = await ctx.api.acceptInvitation({ body: given.value })
  if (!accepted.ok) return refuseForm(form, accepted.error)

  const { email, role } = accepted.value
  const place = startOfNewcomer(role, (await readSiteFacts(ctx)).info)
  // Who they are they have just proven twice over, by the mail and by the password: nothing of it is typed again.
  const session = await ctx.api.logIn({ body: { email, password: given.value.password, device: await readDevice(request) } })
  // An account that had a second factor already gives its code at the login.
  if (!session.ok) return goAndTell(request, loginFor(place), 'account_open')
  const headers = await keepSession(request, session.value)
  await bringCart({ request, context }, session.value, headers)
  return goAndTell(request, await startOf(context, session.value, place), 'account_entered', headers)
}

export default function AcceptInvitation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TokenPage texts={invitation} action={href('/invitation/:token?')} token={loaderData.token} state={actionData}>
      <Field name="password" type="password" autoComplete="new-password" hint={invitation.password} isFull />
    </TokenPage>
  )
}
