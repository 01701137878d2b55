import { Fragment, use } from 'react'
import { href } from 'react-router'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { Check } from '../../platform/forms/check.tsx'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PostForm } from '../../platform/forms/post-form.tsx'
import { PartSends } from './step-form.tsx'
import type { SummaryView } from './summary-step-view.ts'

const { summary: words, goOn } = checkoutTexts

/** What the buyer declares and accepts, and the button by which they order. What the page has shown goes with it. */
export function OrderForm({ view, state }: { view: SummaryView; state: FormState | undefined }) {
  const { sends } = use(PartSends)
  const { asksBirthdate, asksAge, terms, seen } = view
  return (
    <PostForm
      name="recapitulatif"
      state={state}
      action={href('/commande/recapitulatif')}
      sends={sends}
      submit={goOn.recapitulatif}
      look="buy"
      around={(button) => button}
      className="order-form"
      labels={false}
    >
      {asksBirthdate && (
        <Field name="naissance" type="date" label={words.birthdate} hint={words.birthdateHint} autoComplete="bday" />
      )}
      {asksAge && (
        <Check name="adulte" isRequired>
          {words.adult}
        </Check>
      )}
      <Check name="conditions" isRequired>
        {words.terms}{' '}
        <a href={href('/sale-terms/versions/:version', { version: String(terms) })} target="_blank" rel="noreferrer">
          {words.termsLink}
        </a>{' '}
        {words.termsVersion(terms)}
      </Check>
      <p className="small">
        {words.withdrawal}{' '}
        <a href={href('/sale-terms')} target="_blank" rel="noreferrer">
          {words.withdrawalLink}
        </a>
      </p>
      <input type="hidden" name="commande" value={seen.checkout} />
      <input type="hidden" name="version" value={terms} />
      <input type="hidden" name="total" value={seen.total} />
      <input type="hidden" name="port" value={seen.shipping} />
      <input type="hidden" name="lignes" value={seen.lines} />
      <input type="hidden" name="transporteur" value={seen.carrier} />
      <input type="hidden" name="jours" value={seen.days} />
      {seen.parts.map(({ name, mark, says }) => (
        <Fragment key={name}>
          <input type="hidden" name={`marque-${name}`} value={mark} />
          <input type="hidden" name={`lu-${name}`} value={says} />
        </Fragment>
      ))}
    </PostForm>
  )
}
