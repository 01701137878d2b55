import { href, Link } from 'react-router'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { AddressParts } from '../../platform/forms/address-fields.tsx'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import type { CountryChoice } from './address-fields.ts'
import { pathOfPart } from './part.tsx'
import { StepForm } from './step-form.tsx'

export type Known = Record<string, string>

/** The part that asks who orders. */
export type ContactView = {
  known: Known
  countries: CountryChoice[]
  /** Whether the goods may come to the address that is given here, with nothing else to choose. */
  goesHome: boolean
  /** Who is logged in; empty for a guest. */
  email: string
  saved: { id: string; says: string }[]
}

const { contact: words } = checkoutTexts

/** Who orders: an account is not needed, and fills the fields where there is one. */
export function ContactStep({
  view: { known, countries, goesHome, email, saved },
  state,
}: {
  view: ContactView
  state: FormState | undefined
}) {
  const goods = useGoods()
  return (
    <>
      {email ? (
        <p className="lead">{words.logged(email)}</p>
      ) : (
        <p className="lead">
          {words.member} <Link to={`${href('/auth')}?retour=${href('/commande')}`}>{words.logIn}</Link> {words.memberThen}
        </p>
      )}
      <StepForm
        step="coordonnees"
        state={state}
        labels={{ company: words.company, siren: words.siren, vatNumber: words.vatNumber }}
        checks
        first={goesHome ? words.here : undefined}
      >
        <Field name="email" type="email" autoComplete="email" hint={words.emailHint} defaultValue={known.email} maxLength={254} />
        <Field
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={words.phoneHint(goods)}
          defaultValue={known.phone}
          maxLength={25}
          isOptional
        />
        <h3 className="full">{words.address}</h3>
        <p className="full hint">{goesHome ? words.addressHomeHint : words.addressHint}</p>
        {saved.length > 0 && <Saved saved={saved} />}
        <AddressParts known={known} countries={countries} section="billing" />
        <Business known={known} state={state} />
        <p className="small full muted">
          {words.kept} <a href={href('/privacy-policy')}>{words.privacy}</a>
        </p>
      </StepForm>
    </>
  )
}

/** A company is named on its invoice; hardly anybody needs it, so it is folded away. */
function Business({ known, state }: { known: Record<string, string>; state: FormState | undefined }) {
  const typed = { ...known, ...state?.values }
  const isOpen = [
    ...[typed.company, typed.siren, typed.vatNumber],
    ...[state?.faults.company, state?.faults.siren, state?.faults.vatNumber],
  ].some(Boolean)
  return (
    <details className="fold full" open={isOpen}>
      <summary>{words.business}</summary>
      <div className="form">
        <Field
          name="company"
          label={words.company}
          hint={words.companyHint}
          autoComplete="organization"
          defaultValue={known.company}
          maxLength={200}
          isOptional
        />
        <Field
          name="siren"
          label={words.siren}
          hint={words.sirenHint}
          inputMode="numeric"
          defaultValue={known.siren}
          maxLength={20}
          isOptional
        />
        <Field
          name="vatNumber"
          label={words.vatNumber}
          hint={words.vatNumberHint}
          defaultValue={known.vatNumber}
          maxLength={20}
          isOptional
        />
      </div>
    </details>
  )
}

function Saved({ saved }: Pick<ContactView, 'saved'>) {
  return (
    <nav className="full" aria-label={words.saved}>
      <ul className="saved">
        {saved.map(({ id, says }) => (
          <li key={id}>
            <a className="more" href={`${pathOfPart('coordonnees')}&adresse=${id}`}>
              {says}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
