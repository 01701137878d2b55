import { href, Link } from 'react-router'
import { auth } from '#app/texts/identity/account/auth.ts'
import { fieldHints } from '#app/texts/identity/account/fields.ts'
import { useGoods } from '#app/ui/platform/body/goods.ts'
import { Check } from '#app/ui/platform/forms/check.tsx'
import { Field } from '#app/ui/platform/forms/field.tsx'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import { PostForm } from '#app/ui/platform/forms/post-form.tsx'
import { Screen } from '#app/ui/platform/forms/screen.tsx'
import { PasskeyEntry } from './passkey-entry.tsx'

type Props = { asksBirthdate: boolean; place: string; logIn?: FormState | undefined; registration?: FormState | undefined }

/** Login and registration side by side; each form posts to an address of its own, which shows this page again when it refuses. */
export function AuthPage({ asksBirthdate, place, logIn, registration }: Props) {
  const goods = useGoods()
  return (
    <div className="wrap screen">
      <Screen title={auth.title} heading={auth.heading(goods)} lead={auth.lead}>
        <div className="two-ways">
          <section aria-labelledby="connexion">
            <h2 id="connexion">{auth.logInTitle}</h2>
            <PostForm name="connexion" action={href('/auth/connexion')} state={logIn} submit={auth.logIn}>
              <input type="hidden" name="retour" value={place} />
              <Field name="email" type="email" autoComplete="username" isFull />
              <Field name="password" type="password" autoComplete="current-password" isFull />
              {logIn?.faults.code && <Field name="code" hint={fieldHints.code} autoComplete="one-time-code" isFull />}
            </PostForm>
            <PasskeyEntry place={place} />
            <p>
              <Link className="more" to={href('/password/reset/ask')}>
                {auth.forgotten}
              </Link>
            </p>
          </section>
          <Registration asksBirthdate={asksBirthdate} state={registration} />
        </div>
      </Screen>
    </div>
  )
}

function Registration({ asksBirthdate, state }: { asksBirthdate: boolean; state: FormState | undefined }) {
  return (
    <section className="panel" aria-labelledby="inscription">
      <h2 id="inscription">{auth.registerTitle}</h2>
      <PostForm name="inscription" action={href('/auth/inscription')} state={state} submit={auth.register} look="line" checks>
        <Field name="firstname" autoComplete="given-name" />
        <Field name="lastname" autoComplete="family-name" />
        <Field name="email" type="email" autoComplete="email" isFull />
        <Field name="password" type="password" autoComplete="new-password" hint={fieldHints.password} isFull />
        {asksBirthdate && <Field name="birthdate" type="date" autoComplete="bday" isFull />}
        <p className="small full">
          {auth.truthful} {auth.rights} <Link to={href('/droits')}>{auth.rightsLink}</Link>
        </p>
        <Check name="terms" isRequired>
          {auth.terms}
        </Check>
        <p className="small full">
          <Link to={href('/use-terms')}>{auth.readTerms}</Link>
        </p>
        <Check name="newsletter">{auth.newsletter}</Check>
      </PostForm>
    </section>
  )
}
