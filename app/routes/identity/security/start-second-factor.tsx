import { drawQr } from '#app/services/identity/security.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { getMember, readMemberForm } from '#app/services/platform/session/member.server.ts'
import { security } from '#app/texts/identity/account/security.ts'
import { crumbsToSecurity } from '#app/texts/identity/account/space.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import { CodeForm } from '../entrance/code-form.tsx'
import type { Route } from './+types/start-second-factor'

export const handle = screen

export const loader = ({ context }: Route.LoaderArgs) => getMember(context) && null

/** Makes the key and shows it at once: it is never told again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member, form } = await readMemberForm({ request, context })
  const started = await member.api.startSecondFactor()
  return started.ok ? { key: { ...started.value, qr: drawQr(started.value.uri) } } : refuseForm(form, started.error)
}

type Key = { secret: string; uri: string; qr: { size: number; path: string } }

export default function StartSecondFactor({ actionData }: Route.ComponentProps) {
  const key = actionData && 'key' in actionData ? actionData.key : undefined
  const state = actionData && 'faults' in actionData ? actionData : undefined
  return (
    <Screen title={security.appTitle} lead={security.off} crumbs={crumbsToSecurity}>
      {key ? <Steps of={key} /> : <PostForm name="securite" state={state} submit={security.start} />}
    </Screen>
  )
}

function Steps({ of: { secret, uri, qr } }: { of: Key }) {
  return (
    <>
      <ol className="steps">
        {security.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="key">
        <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={security.picture}>
          <path d={qr.path} />
        </svg>
        <div>
          <p>
            <a className="btn btn-line" href={uri}>
              {security.open}
            </a>
          </p>
          <p>
            {security.key} : <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
      </div>
      <CodeForm />
    </>
  )
}
