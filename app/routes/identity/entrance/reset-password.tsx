import { href, Link } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readFields, refuseForm } from '#app/services/platform/account-form.server.ts'
import { TokenAndPassword } from '#app/services/platform/account-schemas.server.ts'
import { readToken } from '#app/services/platform/mailed-token.server.ts'
import { dropSession, goAndTell, keepDevice, readDevice } from '#app/services/platform/session/session.server.ts'
import { fieldHints } from '#app/texts/identity/account/fields.ts'
import { reset } from '#app/texts/identity/account/reset.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/reset-password'
import { TokenPage } from './token-page.tsx'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

export const loader = ({ params }: Route.LoaderArgs) => readToken(params)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const given = readFields(form, TokenAndPassword)
  if (!given.ok) return refuseForm(form, given.error)

  const changed = await context
    .get(requestContext)
    .api.resetPassword({ body: { ...given.value, device: await readDevice(request) } })
  if (!changed.ok) return refuseForm(form, changed.error)

  const headers = await dropSession(request)
  await keepDevice(request, headers, changed.value.device)
  return goAndTell(request, href('/auth'), 'password_reset', headers)
}

export default function ResetPassword({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (!token && !actionData?.values.token) return <WithoutToken />
  return (
    <TokenPage texts={reset} action={href('/password/reset/:token?')} token={token} state={actionData}>
      <Field name="password" type="password" autoComplete="new-password" hint={fieldHints.password} isFull />
    </TokenPage>
  )
}

function WithoutToken() {
  return (
    <div className="wrap screen narrow">
      <Screen title={reset.title} lead={reset.noToken}>
        <p className="actions">
          <Link className="btn" to={href('/password/reset/ask')}>
            {reset.ask}
          </Link>
        </p>
      </Screen>
    </div>
  )
}
