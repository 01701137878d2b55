import type { RouteRequest } from '#app/http/request-context.ts'
import { type CheckoutStep, comesBefore, requestedStep } from '#app/models/selling/cart/checkout.ts'
import type { CheckoutView, OpenPart } from '#app/ui/selling/checkout/checkout-view.ts'
import { type Checkout, openCheckout } from './checkout-request.server.ts'
import { viewContact } from './contact-step.server.ts'
import { viewDelivery } from './delivery-step.server.ts'
import { findMissing } from './find-missing.server.ts'
import { viewPayment } from './payment-step.server.ts'
import { viewPage } from './steps.server.ts'
import { listParts } from './summary-parts.server.ts'
import { viewSummary } from './summary-step.server.ts'

type Asked = RouteRequest & { url: URL }

/** The one page of a checkout: open is the part that is asked for, as far as anybody may be there, else the first that lacks something. */
export async function viewCheckout({ context, request, url }: Asked, refused?: CheckoutStep): Promise<CheckoutView> {
  const checkout = await openCheckout(request, context)
  const missing = findMissing(checkout)
  const asked = refused ?? requestedStep(url)
  const step = asked && comesBefore(asked, missing) ? asked : missing
  const parts = await listParts(checkout)
  return {
    page: await viewPage(checkout),
    open: await viewPart(checkout, step, url),
    // Where the order is placed its payment is ticked, too.
    done: parts.filter(({ name }) => name !== step && comesBefore(name, step === 'recapitulatif' ? 'paiement' : missing)),
    missing,
  }
}

async function viewPart(checkout: Checkout, step: CheckoutStep, url: URL): Promise<OpenPart> {
  if (step === 'coordonnees') return { step, view: await viewContact(checkout, url) }
  if (step === 'livraison') return { step, view: await viewDelivery(checkout, url) }
  if (step === 'paiement') return { step, view: await viewPayment(checkout) }
  return { step, view: await viewSummary(checkout) }
}
