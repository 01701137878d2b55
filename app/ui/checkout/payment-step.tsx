import type { FormState } from '#app/services/account-form.server.ts'
import type { PaymentView } from '#app/services/checkout/payment-step.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { Picks } from '../forms/picks.tsx'
import { StepForm } from './step-form.tsx'

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
