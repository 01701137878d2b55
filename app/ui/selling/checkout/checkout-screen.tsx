import type { ReactNode } from 'react'
import type { CheckoutStep } from '#app/models/selling/cart/checkout.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { MinorsBand } from '../../site/words/minors-band.tsx'
import { Steps } from './steps.tsx'
import type { StepPage } from './steps-view.ts'

type Props = { step: CheckoutStep; page: StepPage; recap?: ReactNode; children: ReactNode }

/** A page of the checkout. */
export function CheckoutScreen({ step, page: { band, short }, recap, children }: Props) {
  return (
    <>
      {band && <MinorsBand />}
      <div className="wrap checkout">
        <Steps step={step} />
        <div className="cart">
          <section>
            <h1>{checkoutTexts.titles[step]}</h1>
            {recap && (
              <p className="recap-jump num">
                {short} · <a href="#recap">{checkoutTexts.seeRecap}</a>
              </p>
            )}
            {children}
          </section>
          {recap}
        </div>
      </div>
    </>
  )
}
