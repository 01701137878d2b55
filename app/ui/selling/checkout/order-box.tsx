import { href } from 'react-router'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { Fault } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { AlertIcon } from '../../platform/icon.tsx'
import { CartCode } from '../cart/cart-code.tsx'
import { CartAct, useCartAct } from '../cart/cart-form.tsx'
import type { CartSummary } from '../cart/cart-summary.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import { OrderForm } from './order-form.tsx'
import type { SummaryView } from './summary-step-view.ts'

type Props = { view: SummaryView; summary: CartSummary; state: FormState | undefined; isBehind: boolean }

/** What the order costs, and right under it the button that places it. */
export function OrderBox({ view, summary, state, isBehind }: Props) {
  const { act } = useCartAct()
  const faults: FormState['faults'] = state?.faults ?? {}
  return (
    <section className="recap" aria-label={checkoutTexts.summary.total} aria-busy={isBehind} inert={isBehind}>
      <CartTotals summary={summary} />
      {faults.total && <Fault id="faute-total" says={faults.total} />}
      <CartAct value={act}>
        <CartCode code={view.code} state={state} action={href('/commande/code')} />
      </CartAct>
      <OrderForm view={view} state={state} />
      {view.notes.map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
    </section>
  )
}

/** Why the order is not placed, above all of it. */
export function Refused({ state: { message, faults } }: { state: FormState }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what stands in the way
    <div className="note note-bad" role="alert" tabIndex={-1} autoFocus={!isOfButton(faults)}>
      <AlertIcon />
      <p>
        <strong>{message}</strong>
      </p>
    </div>
  )
}

/** Whether all that is to be mended stands in the form of the button itself, which takes the cursor then. */
function isOfButton(faults: Record<string, string>): boolean {
  const own = ['conditions', 'adulte', 'naissance']
  return Object.keys(faults).length > 0 && Object.keys(faults).every((field) => own.includes(field))
}
