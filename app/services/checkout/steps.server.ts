import { redirect } from 'react-router'
import { type CheckoutStep, checkoutSteps, comesBefore, pathOfStep } from '#app/models/checkout.ts'
import { sayCents } from '#app/models/money.ts'
import type { Failure, Outcome } from '#app/models/outcome.ts'
import { readFreeShipping } from '#app/models/shipping-rules.ts'
import { cartTexts } from '#app/texts/cart.ts'
import type { FormState } from '../account-form.server.ts'
import { isHeld } from '../cart-lines.server.ts'
import { countSold, summariseCart } from '../cart-summary.server.ts'
import { goAndTell } from '../session.server.ts'
import type { Checkout } from './checkout-asked.server.ts'
import { type ContactView, takeContact, viewContact } from './contact-step.server.ts'
import { type DeliveryView, viewDelivery } from './delivery-step.server.ts'
import { findMissing } from './find-missing.server.ts'
import { wantsMinorsBand } from './law.server.ts'
import { type PaymentView, takePayment, viewPayment } from './payment-step.server.ts'
import { type RecapView, recapLines, type SummaryView, viewSummary } from './summary-step.server.ts'
import { takeDelivery } from './take-delivery.server.ts'

type Content =
  | { step: 'coordonnees'; view: ContactView }
  | { step: 'livraison'; view: DeliveryView }
  | { step: 'paiement'; view: PaymentView }
  | { step: 'recapitulatif'; view: SummaryView }

/** One page of the checkout, with what stands around it on each of them. */
export type CheckoutView = { content: Content; band: boolean; recap: RecapView; short: string; state: FormState | undefined }

/** A page as it was asked for, with what was refused there. */
type AskedStep = { step: CheckoutStep; url: URL; state: FormState | undefined }

/** The page of a checkout that an address names; nothing for any other word. */
export function readStep(word: string): CheckoutStep | undefined {
  return checkoutSteps.find((step) => step === word)
}

/** Leads whoever skipped a page back to the first that something is missing on. */
export function requireStep(checkout: Checkout, step: CheckoutStep): void {
  const missing = findMissing(checkout)
  if (comesBefore(missing, step)) throw redirect(pathOfStep(missing), 303)
}

/** Leads whoever has a quantity in the cart that cannot be had back to it, before anything is typed. */
export async function requireGoods(checkout: Checkout, request: Request): Promise<void> {
  if (isHeld(checkout.cart)) throw await goAndTell(request, '/panier', 'cart_held')
}

/** Shows a page of the checkout, with what was typed and why it was refused where it was. */
export async function viewStep(checkout: Checkout, asked: AskedStep): Promise<CheckoutView> {
  const { cart, code, facts, totals } = checkout
  const content = await viewContent(checkout, asked)
  const summary = summariseCart(cart, code, readFreeShipping(facts.values))
  return {
    ...{ content, band: wantsMinorsBand(facts), state: asked.state },
    recap: { lines: recapLines(cart), summary, ways: content.step === 'livraison' ? listTotals(content.view) : [] },
    short: `${cartTexts.units(countSold(cart))} · ${sayCents(totals.total)}`,
  }
}

/** What the order comes to by each way, so that the choice of one shows its total at once. */
function listTotals({ ways, chosen }: DeliveryView): RecapView['ways'] {
  return ways.map(({ value, summary }) => ({ summary, isChosen: value === chosen }))
}

async function viewContent(checkout: Checkout, { step, url, state }: AskedStep): Promise<Content> {
  switch (step) {
    case 'coordonnees':
      return { step, view: await viewContact(checkout, url) }
    case 'livraison':
      return { step, view: await viewDelivery(checkout, url, state) }
    case 'paiement':
      return { step, view: await viewPayment(checkout, state) }
    default:
      return { step, view: await viewSummary(checkout, state) }
  }
}

const takes = { coordonnees: takeContact, livraison: takeDelivery, paiement: takePayment }

/** Takes what a page before the last was sent with. */
export function takeStep(checkout: Checkout, step: keyof typeof takes, form: FormData): Promise<Outcome<unknown, Failure>> {
  return takes[step](checkout, form)
}
