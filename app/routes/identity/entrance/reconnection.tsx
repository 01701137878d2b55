import { useLocation } from 'react-router'
import type { SessionEnded } from '#app/services/platform/session/member.server.ts'
import { fieldLabels, labelOf } from '#app/texts/identity/account/fields.ts'
import { reconnection } from '#app/texts/identity/account/reconnection.ts'
import { Field } from '#app/ui/platform/forms/field.tsx'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'

/** Asks for the login anew, or for the password alone, without losing the form: sent to the same address, it carries out what was wanted. */
export function Reconnection({ message, email, needsCode, kept, isProof = false }: SessionEnded) {
  const { pathname, search } = useLocation()
  const typed = Object.entries(kept)
  const shown = typed.filter(([name, value]) => value && labelOf(name))
  const state = { message, faults: {}, values: { 'reconnect.email': email } }
  return (
    <div className="wrap screen narrow">
      <Screen
        title={isProof ? reconnection.proofTitle : reconnection.title}
        lead={isProof ? reconnection.proofKept : reconnection.kept}
      >
        <PostForm
          name="reconnexion"
          action={pathname + search}
          state={state}
          submit={isProof ? reconnection.proofSubmit : reconnection.submit}
        >
          {typed.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {!isProof && <Field name="reconnect.email" label={fieldLabels.email} type="email" autoComplete="username" isFull />}
          <Field name="reconnect.password" label={fieldLabels.password} type="password" autoComplete="current-password" isFull />
          {needsCode && <Field name="reconnect.code" label={fieldLabels.code} autoComplete="one-time-code" isFull />}
        </PostForm>
        {shown.length > 0 && (
          <section className="panel">
            <h2>{reconnection.typed}</h2>
            <dl className="facts">
              {shown.map(([name, value]) => (
                <div key={name}>
                  <dt>{labelOf(name)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </Screen>
    </div>
  )
}
