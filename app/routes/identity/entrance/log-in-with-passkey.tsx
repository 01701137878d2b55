import { Link, redirect } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { readyToSign, refusePasskey, writeBytes } from '#app/services/identity/passkey-form.server.ts'
import { readFields } from '#app/services/platform/account-form.server.ts'
import { PasskeyLogin } from '#app/services/platform/account-schemas.server.ts'
import { bringCart } from '#app/services/platform/session/cart-request.server.ts'
import { keepSession, loginFor, pathAfterLogin, readDevice, startOf } from '#app/services/platform/session/session.server.ts'
import { auth } from '#app/texts/identity/account/auth.ts'
import { passkeyLogin } from '#app/texts/identity/account/passkey-login.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { ErrorSummary } from '#app/ui/platform/forms/error-summary.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import type { Route } from './+types/log-in-with-passkey'
import { PasskeySigner } from './passkey-signer.tsx'

export const handle = screen

export const links = linkSheets('own')

export const headers: Route.HeadersFunction = personalPage

/** Gives the device what it is to sign, anew for each attempt. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const options = orThrow(await context.get(requestContext).api.startPasskeyLogin())
  const place = pathAfterLogin(url.searchParams.get('retour'))
  return { options: readyToSign(options), place, back: loginFor(place) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await writeBytes(await readForm(request))
  const given = readFields(form, PasskeyLogin)
  if (!given.ok) return refusePasskey(given.error)

  const { retour, ...body } = given.value
  const session = await context.get(requestContext).api.logInWithPasskey({ body: { ...body, device: await readDevice(request) } })
  if (!session.ok) return refusePasskey(session.error)

  const headers = await keepSession(request, session.value)
  await bringCart({ request, context }, session.value, headers)
  return redirect(await startOf(context, session.value, retour), { status: 303, headers })
}

export default function LogInWithPasskey({ loaderData: { options, place, back }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap screen narrow">
      <Screen title={auth.passkey} lead={passkeyLogin.lead}>
        {actionData ? <ErrorSummary name="cle" state={actionData} /> : <PasskeySigner options={options} place={place} />}
        <p className="actions">
          <Link className="btn btn-line" to={back}>
            {passkeyLogin.back}
          </Link>
        </p>
      </Screen>
    </div>
  )
}
