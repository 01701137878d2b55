import { type CheckoutStep, checkoutSteps, comesBefore, pathOfStep } from '#app/models/checkout.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'

/** The way from the cart to the order: what is done can be gone back to. */
export function Steps({ step }: { step: CheckoutStep }) {
  return (
    <ol className="checkout-steps" aria-label={checkoutTexts.stepsLabel}>
      <Done href="/panier" says={checkoutTexts.cart} />
      {checkoutSteps.map((one, place) => {
        const says = checkoutTexts.steps[one]
        if (comesBefore(one, step)) return <Done key={one} href={pathOfStep(one)} says={says} />
        return (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            <span>
              <b>{place + 2}</b> <span className="word">{says}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Done({ href, says }: { href: string; says: string }) {
  return (
    <li className="is-done">
      <a href={href}>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4.5 12.5 5 5 10-11" />
        </svg>
        <span className="word">{says}</span>
      </a>
    </li>
  )
}
