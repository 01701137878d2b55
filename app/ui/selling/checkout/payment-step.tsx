import type { PaymentMeans } from '#app/models/selling/payment.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import { Picks } from '../../platform/forms/picks.tsx'
import { orderFormId, StepForm } from './step-form.tsx'

/** The part that asks how the order is paid; nothing is to be chosen where nothing is to be paid. */
export type PaymentView = {
  means: {
    value: PaymentMeans
    title: string
    hint: string
    /** When the goods come and how long they are kept, paid that way. */
    notes: string[]
  }[]
  chosen: string
  isFree: boolean
}

type Props = {
  view: PaymentView
  state: FormState | undefined
  /** Whether what is ticked goes with the order itself. */
  isInOrder?: boolean
}

const { payment: words } = checkoutTexts

/** How the order is paid. */
export function PaymentStep({ view, state, isInOrder = false }: Props) {
  if (isInOrder) return <Means view={view} chosen={chosenOf(view, state)} form={orderFormId} />
  return (
    <StepForm step="paiement" state={state} labels={{ paiement: words.means }}>
      <Means view={view} chosen={view.chosen} />
    </StepForm>
  )
}

function Means({ view: { means, isFree }, chosen, form }: { view: PaymentView; chosen: string; form?: string }) {
  if (isFree) return <p className="full">{words.nothing}</p>
  if (means.length === 0) return <p className="full">{words.noMeans}</p>
  const choices = means.map(({ notes, ...one }) => ({
    ...one,
    more: notes.map((note) => (
      <p key={note} className="small num">
        {note}
      </p>
    )),
  }))
  // What another tab has chosen meanwhile is drawn anew.
  return <Picks key={chosen} name="paiement" legend={words.means} chosen={chosen} choices={choices} form={form} />
}

/** What was ticked, unless that is what is told to be another by now. */
function chosenOf({ means, chosen }: PaymentView, state: FormState | undefined): string {
  const ticked = means.find(({ value }) => value === state?.values.paiement)
  return ticked && !state?.faults.paiement ? ticked.value : chosen
}
