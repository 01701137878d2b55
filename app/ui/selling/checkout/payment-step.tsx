import type { PaymentMeans } from '#app/models/selling/payment.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { Picks } from '../../platform/forms/picks.tsx'
import { StepForm } from './step-form.tsx'

/** The page that asks how the order is paid; nothing is to be chosen where nothing is to be paid. */
export type PaymentView = { means: { value: PaymentMeans; title: string; hint: string }[]; chosen: string; isFree: boolean }

const { payment: words } = checkoutTexts

/** How the order is paid. */
export function PaymentStep({ view: { means, chosen, isFree }, state }: { view: PaymentView; state: FormState | undefined }) {
  return (
    <StepForm step="paiement" state={state} labels={{ paiement: words.means }}>
      {isFree && <p className="full">{words.nothing}</p>}
      {!isFree && means.length === 0 && <p className="full">{words.noMeans}</p>}
      {!isFree && means.length > 0 && <Picks name="paiement" legend={words.means} chosen={chosen} choices={means} />}
    </StepForm>
  )
}
