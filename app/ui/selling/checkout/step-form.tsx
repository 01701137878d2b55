import { createContext, type ReactNode, use } from 'react'
import { type FetcherWithComponents, href, Link } from 'react-router'
import type { CheckoutStep } from '#app/models/selling/cart/checkout.ts'
import { fieldLabels } from '#app/texts/identity/account/fields.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PostForm } from '../../platform/forms/post-form.tsx'
import { receives } from './receives.ts'

type Sending = {
  /** What takes a part in its place, where there is script. */
  sends: FetcherWithComponents<FormState> | undefined
  /** Whether the part was whole before, and is being changed. */
  isChange: boolean
}

/** How the parts of the checkout are sent. */
export const PartSends = createContext<Sending>({ sends: undefined, isChange: false })

/** By its id the means of payment belong to the form of the order, though they stand in their own part. */
export const orderFormId = 'recapitulatif-form'

type Props = {
  step: CheckoutStep
  state: FormState | undefined
  labels?: Record<string, string>
  checks?: boolean
  /** The way on that stands first, where there are two. */
  first?: string | undefined
  children: ReactNode
}

/** The form of one part of the checkout, with the way on. */
export function StepForm({ step, state, labels, checks = false, first, children }: Props) {
  const { sends, isChange } = use(PartSends)
  return (
    <PostForm
      name={step}
      state={state}
      action={href(`/commande/${step}`)}
      sends={sends}
      submit={isChange ? checkoutTexts.change : (first ?? checkoutTexts.goOn[step])}
      says={first === undefined ? undefined : { name: receives.name, value: receives.here }}
      look="buy"
      around={(button) => (
        <p className="actions checkout-actions">
          {button}
          {first && !isChange && (
            <button type="submit" name={receives.name} value={receives.otherwise} className="btn btn-line">
              {checkoutTexts.otherwise}
            </button>
          )}
          {isChange && (
            <Link className="more" to={href('/commande')} preventScrollReset>
              {checkoutTexts.leaveAsIs}
            </Link>
          )}
        </p>
      )}
      labels={{ ...fieldLabels, ...labels }}
      checks={checks}
    >
      {children}
    </PostForm>
  )
}
