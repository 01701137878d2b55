import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { type CheckoutStep, checkoutSteps } from '#app/models/selling/cart/checkout.ts'
import { fieldLabels } from '#app/texts/identity/account/fields.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PostForm } from '../../platform/forms/post-form.tsx'

type Props = {
  step: CheckoutStep
  state: FormState | undefined
  labels?: Record<string, string>
  checks?: boolean
  children: ReactNode
}

/** The form of one page of the checkout, with the way on and back. */
export function StepForm({ step, state, labels, checks = false, children }: Props) {
  const before = checkoutSteps[checkoutSteps.indexOf(step) - 1]
  const back = (
    <Link className="more" to={before ? href(`/commande/${before}`) : href('/panier')}>
      {checkoutTexts.back[step]}
    </Link>
  )
  return (
    <PostForm
      name={step}
      state={state}
      action={href(`/commande/${step}`)}
      submit={checkoutTexts.goOn[step]}
      look="buy"
      around={(button) => (
        <p className="actions checkout-actions">
          {button}
          {back}
        </p>
      )}
      labels={{ ...fieldLabels, ...labels }}
      checks={checks}
    >
      {children}
    </PostForm>
  )
}
