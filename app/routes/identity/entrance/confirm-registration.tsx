import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { Confirmation } from '#app/services/platform/account-schemas.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { dropRegistrationMark, findRegistrationMark } from '#app/services/platform/session/registration-mark.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { confirmation } from '#app/texts/identity/account/confirmation.ts'
import { fieldHints } from '#app/texts/identity/account/fields.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import type { Route } from './+types/confirm-registration'
import { TokenPage } from './token-page.tsx'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

/** The browser that the registration was typed in is asked for one click; any other for the password of its choice. */
export const loader = async (asked: Route.LoaderArgs) => ({
  ...readToken(asked.params),
  isHere: (await findRegistrationMark(asked)) !== undefined,
})

export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked
  const form = await readForm(request)
  const given = readFields(form, Confirmation)
  if (!given.ok) return refuseForm(form, given.error)

  const registration = await findRegistrationMark(asked)
  const body = { ...given.value, ...(registration !== undefined && { registration }) }
  const confirmed = await context.get(requestContext).api.confirmRegistration({ body })
  if (!confirmed.ok) return refuseForm(form, confirmed.error)

  const headers = new Headers({ 'Set-Cookie': await dropRegistrationMark(asked) })
  return goAndTell(request, href('/auth'), 'account_open', headers)
}

export default function ConfirmRegistration({ loaderData: { token, isHere }, actionData }: Route.ComponentProps) {
  // A password that was found wanting is asked for again, wherever it was typed.
  const asksPassword = !isHere || actionData?.faults.password !== undefined
  const texts = asksPassword ? { ...confirmation, ...confirmation.elsewhere } : confirmation
  return (
    <TokenPage texts={texts} action={href('/inscription/confirmer/:token?')} token={token} state={actionData}>
      {asksPassword && <Field name="password" type="password" autoComplete="new-password" hint={fieldHints.password} isFull />}
    </TokenPage>
  )
}
