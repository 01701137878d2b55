import { href, Link } from 'react-router'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { DurabilityLabel } from '../../catalog/durability/durability-label.tsx'
import { Fault } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { AlertIcon } from '../../platform/icon.tsx'
import { GuaranteeNotice } from '../../site/legal/guarantee-notice.tsx'
import { CartCode } from '../cart/cart-code.tsx'
import { CartAct, useCartAct } from '../cart/cart-form.tsx'
import type { CartSummary } from '../cart/cart-summary.ts'
import { CartTotals } from '../cart/cart-totals.tsx'
import { OrderForm } from './order-form.tsx'
import { SummaryLine } from './summary-line.tsx'
import type { SummaryPart, SummaryView } from './summary-step-view.ts'

const { summary: words } = checkoutTexts

type Props = { view: SummaryView; summary: CartSummary; state: FormState | undefined }

/** All of the order as it would be placed, each part with the way to change it, and the button right under what it costs. */
export function SummaryStep({ view, summary, state }: Props) {
  const { lines, parts, code, notes } = view
  const faults: FormState['faults'] = state?.faults ?? {}
  const { act } = useCartAct()
  return (
    <>
      {state && <Refused message={state.message} isOfButton={isOfButton(faults)} />}
      <div className="summary">
        <div>
          <section className="summary-part">
            <PartHead title={words.lines} place={href('/panier')} />
            {faults.lignes && <Fault id="faute-lignes" says={faults.lignes} />}
            <ul className="mini">
              {lines.map((line) => (
                <SummaryLine key={line.id} line={line} fault={faults[`ligne-${line.id}`]} />
              ))}
            </ul>
          </section>
          {parts.map((part) => (
            <Part key={part.name} part={part} fault={faults[part.name]} />
          ))}
          {view.durabilities.map((one) => (
            <DurabilityLabel key={`${one.brand} ${one.model} ${one.years}`} of={one} />
          ))}
          <GuaranteeNotice />
        </div>
        <section className="recap" aria-label={words.total}>
          <CartTotals summary={summary} />
          {faults.total && <Fault id="faute-total" says={faults.total} />}
          <CartAct value={act}>
            <CartCode code={code} state={state} action={href('/commande/code')} />
          </CartAct>
          <OrderForm view={view} state={state} />
          {notes.map((note) => (
            <p key={note} className="small muted">
              {note}
            </p>
          ))}
        </section>
      </div>
    </>
  )
}

/** Whether all that is to be mended stands in the form of the button itself, which takes the cursor then. */
function isOfButton(faults: Record<string, string>): boolean {
  const own = ['conditions', 'adulte', 'naissance']
  return Object.keys(faults).length > 0 && Object.keys(faults).every((field) => own.includes(field))
}

function Refused({ message, isOfButton: isBelow }: { message: string; isOfButton: boolean }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script this is what leads to what stands in the way
    <div className="note note-bad" role="alert" tabIndex={-1} autoFocus={!isBelow}>
      <AlertIcon />
      <p>
        <strong>{message}</strong>
      </p>
    </div>
  )
}

function Part({ part: { name, title, says }, fault }: { part: SummaryPart; fault: string | undefined }) {
  return (
    <section className="summary-part">
      <PartHead title={title} place={href(`/commande/${name}`)} />
      {fault && <Fault id={`faute-${name}`} says={fault} />}
      {says.map((said) => (
        <p key={said} className="num">
          {said}
        </p>
      ))}
    </section>
  )
}

function PartHead({ title, place }: { title: string; place: string }) {
  return (
    <div className="part-head">
      <h2>{title}</h2>
      <Link className="more" to={place} aria-label={words.changeOf(title)}>
        {words.change}
      </Link>
    </div>
  )
}
