import { href, Link } from 'react-router'
import { type CheckoutStep, checkoutSteps, comesBefore } from '#app/models/selling/cart/checkout.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { Icon } from '../../platform/icon.tsx'

/** The way from the cart to the order: what is done can be gone back to. */
export function Steps({ step }: { step: CheckoutStep }) {
  return (
    <ol className="checkout-steps" aria-label={checkoutTexts.stepsLabel}>
      <Done place={href('/panier')} says={checkoutTexts.cart} />
      {checkoutSteps.map((one, rank) => {
        const says = checkoutTexts.steps[one]
        if (comesBefore(one, step)) return <Done key={one} place={href(`/commande/${one}`)} says={says} />
        return (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            <span>
              <b>{rank + 2}</b> <span className="word">{says}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Done({ place, says }: { place: string; says: string }) {
  return (
    <li className="is-done">
      <Link to={place}>
        <Icon d="m4.5 12.5 5 5 10-11" />
        <span className="word">{says}</span>
      </Link>
    </li>
  )
}
