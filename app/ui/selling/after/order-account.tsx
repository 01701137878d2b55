import { href } from 'react-router'
import { accountTexts as words } from '#app/texts/selling/order-follow.ts'
import { Field } from '../../platform/forms/field.tsx'
import { FormContext } from '../../platform/forms/form-in-use.ts'
import type { FormState } from '../../platform/forms/form-state.ts'

type Props = { token: string; email: string; state: FormState | undefined }

/** An account in one field: the order has told the rest. */
export function OrderAccount({ token, email, state }: Props) {
  return (
    <section className="order-account" aria-labelledby="compte">
      <h2 id="compte">{words.title}</h2>
      <p>{words.says(email)}</p>
      <form method="post" action={href('/suivi/:token/compte', { token })} className="form" noValidate>
        <FormContext value={{ name: 'commande', state }}>
          <Field name="password" type="password" label={words.password} hint={words.hint} autoComplete="new-password" isFull />
        </FormContext>
        <p className="small full">
          {words.terms} <a href={href('/use-terms')}>{words.read}</a>
        </p>
        <p className="actions">
          <button type="submit" className="btn btn-line">
            {words.submit}
          </button>
        </p>
      </form>
    </section>
  )
}
