import { href } from 'react-router'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { DurabilityLabel } from '../../catalog/durability/durability-label.tsx'
import { Fault } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { GuaranteeNotice } from '../../site/legal/guarantee-notice.tsx'
import { PartHead } from './part.tsx'
import { SummaryLine } from './summary-line.tsx'
import type { SummaryView } from './summary-step-view.ts'

/** All that is ordered, line by line, with what the law wants read before it is. */
export function SummaryStep({ view: { lines, durabilities }, state }: { view: SummaryView; state: FormState | undefined }) {
  const faults: FormState['faults'] = state?.faults ?? {}
  return (
    <>
      <section className="summary-part">
        <PartHead title={checkoutTexts.summary.lines} place={href('/panier')} />
        {faults.lignes && <Fault id="faute-lignes" says={faults.lignes} />}
        <ul className="mini">
          {lines.map((line) => (
            <SummaryLine key={line.id} line={line} fault={faults[`ligne-${line.id}`]} />
          ))}
        </ul>
      </section>
      {durabilities.map((one) => (
        <DurabilityLabel key={`${one.brand} ${one.model} ${one.years}`} of={one} />
      ))}
      <GuaranteeNotice />
    </>
  )
}
