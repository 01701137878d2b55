import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { CheckoutStep } from '#app/models/checkout.ts'
import type { FormState } from '#app/services/account-form.server.ts'
import { fieldLabels } from '#app/texts/account/fields.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { Shown } from '../forms/post-form.tsx'

type Props = {
  step: CheckoutStep
  state: FormState | undefined
  back: string
  labels?: Record<string, string>
  children: ReactNode
}

/** The form of one page of the checkout: all its faults at once, and the way on and back. */
export function StepForm({ step, state, back, labels, children }: Props) {
  return (
    <form id={step} method="post" action={href(`/commande/${step}`)} className="form" noValidate data-smooth="">
      <Shown value={{ name: step, state }}>
        {state && <ErrorSummary name={step} state={state} labels={{ ...fieldLabels, ...labels }} />}
        {children}
      </Shown>
      <p className="actions checkout-actions">
        <button type="submit" id={`${step}-suite`} className="btn btn-buy">
          {checkoutTexts.goOn[step]}
        </button>
        <a className="more" href={back}>
          {checkoutTexts.back[step]}
        </a>
      </p>
    </form>
  )
}
