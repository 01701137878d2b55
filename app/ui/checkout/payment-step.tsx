import { href } from 'react-router'
import type { FormState } from '#app/services/account-form.server.ts'
import type { PaymentView } from '#app/services/checkout/payment-step.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { Picks } from './picks.tsx'
import { StepForm } from './step-form.tsx'

const { payment: words } = checkoutTexts

/** How the order is paid. */
export function PaymentStep({ view: { means, chosen, isFree }, state }: { view: PaymentView; state: FormState | undefined }) {
  return (
    <StepForm step="paiement" state={state} back={href('/commande/livraison')} labels={{ paiement: words.means }}>
      {isFree && <p className="full">{words.nothing}</p>}
      {!isFree && means.length === 0 && <p className="full">{words.noMeans}</p>}
      {!isFree && means.length > 0 && (
        <Picks name="paiement" legend={words.means} chosen={state?.values.paiement ?? chosen} choices={means} />
      )}
    </StepForm>
  )
}
