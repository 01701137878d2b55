import type { MetaDescriptor } from 'react-router'
import type { CheckoutStep } from '#app/models/selling/cart/checkout.ts'
import type { FormState } from '../../platform/forms/form-state.ts'
import type { CartLineView } from '../cart/cart-lines.ts'
import type { CartSummary } from '../cart/cart-summary.ts'
import type { ContactView } from './contact-step.tsx'
import type { DeliveryView } from './delivery-step-view.ts'
import type { PaymentView } from './payment-step.tsx'
import type { SummaryPart, SummaryView } from './summary-step-view.ts'

/** What stands around every part of the checkout. */
export type StepPage = {
  head: MetaDescriptor[]
  band: boolean
  lines: CartLineView[]
  summary: CartSummary
  /** How many bottles, in words. */
  units: string
}

/** The part that is open, with what it asks. */
export type OpenPart =
  | { step: 'coordonnees'; view: ContactView }
  | { step: 'livraison'; view: DeliveryView }
  | { step: 'paiement'; view: PaymentView }
  | { step: 'recapitulatif'; view: SummaryView }

/** The one page of a checkout: what is settled by now, and the part that is open. */
export type CheckoutView = {
  page: StepPage
  open: OpenPart
  done: SummaryPart[]
  /** The last part there is something to do in. */
  missing: CheckoutStep
}

/** A part that was refused; what there is to choose from may be other by then. */
export type RefusedPart = FormState & { view?: DeliveryView | undefined }
