import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import type { PaymentView } from '#app/ui/selling/checkout/payment-step.tsx'
import { readFields } from '../../platform/account-form.server.ts'
import type { Checkout } from './checkout-request.server.ts'
import { keepEntries } from './entries.server.ts'
import { nameMeans } from './name-means.server.ts'

/** How the order may be paid, and what was chosen. */
export async function viewPayment({ asked, cart, means, totals }: Checkout): Promise<PaymentView> {
  const names = await nameMeans(asked.ctx.api, means)
  return {
    means: means.map((value) => ({
      value,
      title: names[value],
      hint: checkoutTexts.payment.hints[value],
    })),
    chosen: means.find((one) => one === cart.payment) ?? means[0] ?? '',
    isFree: totals.total === 0,
  }
}

/** Takes how the order is paid; from here on this act of ordering has a name, by which it is done once. */
export async function takePayment(checkout: Checkout, form: FormData): Promise<Outcome<unknown, Failure>> {
  const { cart, means, totals } = checkout
  const offered = z.enum(means, { error: checkoutTexts.payment.fault })
  const given = readFields(form, z.object({ paiement: totals.total > 0 ? offered : offered.optional().catch(undefined) }))
  if (!given.ok) return given
  return keepEntries(checkout, {
    payment: given.value.paiement ?? null,
    checkout: cart.checkout ?? randomBytes(32).toString('base64url'),
  })
}
