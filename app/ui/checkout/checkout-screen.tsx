import type { CheckoutView } from '#app/services/checkout/steps.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { MinorsBand } from '../frame/minors-band.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { Recap } from './recap.tsx'
import { Steps } from './steps.tsx'
import { SummaryStep } from './summary-step.tsx'

/** A page of the checkout. */
export function CheckoutScreen({ view }: { view: CheckoutView }) {
  const { content, band, recap, short } = view
  const isLast = content.step === 'recapitulatif'
  return (
    <>
      {band && <MinorsBand />}
      <div className="wrap checkout">
        <Steps step={content.step} />
        <div className="cart">
          <section>
            <h1>{checkoutTexts.titles[content.step]}</h1>
            {!isLast && (
              <p className="recap-jump num">
                {short} · <a href="#recap">{checkoutTexts.seeRecap}</a>
              </p>
            )}
            <Step view={view} />
          </section>
          {!isLast && <Recap recap={recap} />}
        </div>
      </div>
    </>
  )
}

function Step({ view: { content, state, recap } }: { view: CheckoutView }) {
  switch (content.step) {
    case 'coordonnees':
      return <ContactStep view={content.view} state={state} />
    case 'livraison':
      return <DeliveryStep view={content.view} state={state} />
    case 'paiement':
      return <PaymentStep view={content.view} state={state} />
    default:
      return <SummaryStep view={content.view} summary={recap.summary} />
  }
}
