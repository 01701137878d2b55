import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { cardGraceMinutes, lastMinutes, scarceHours, unprovenHours } from '#app/models/selling/orders/unproven-order.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { promiseTexts, sayArrivalBy, sayLimit } from '#app/texts/selling/promise.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { PaymentView } from '#app/ui/selling/checkout/payment-step.tsx'
import { readFields } from '../../platform/account-form.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'
import { describeMeans } from './describe-means.server.ts'
import { keepEntries } from './entries.server.ts'
import { findMissing } from './find-missing.server.ts'

/** How the order may be paid, what each means comes to, and what was chosen. */
export async function viewPayment(checkout: Checkout): Promise<PaymentView> {
  const { asked, cart, means, totals, facts } = checkout
  const { names, hints } = await describeMeans(asked.ctx.api, means, goodsWordsOf(facts.values))
  return {
    means: means.map((value) => ({
      value,
      title: names[value],
      hint: hints[value],
      notes: [...sayArrivalIfPaid(cart, value), ...sayKept(checkout, value)],
    })),
    chosen: means.find((one) => one === cart.payment) ?? means[0] ?? '',
    isFree: totals.total === 0,
  }
}

/** Takes how the order is paid; from here on this act of ordering has a name, by which it is done once. */
export async function takePayment(checkout: Checkout, form: FormData): Promise<Outcome<unknown, Failure>> {
  const given = readMeans(checkout, form)
  return given.ok ? keepMeans(checkout, given.value) : given
}

/** The first means there is stands ready, so that the page can show the whole order; another is ticked in the form that places it. */
export async function readyPayment(checkout: Checkout): Promise<Outcome<unknown, Failure>> {
  const { means, totals } = checkout
  if (findMissing(checkout) !== 'paiement' || (totals.total > 0 && means.length === 0)) return done(null)
  return keepMeans(checkout, totals.total > 0 ? means[0] : undefined)
}

/** What is ticked beside the button of the order counts: all that hangs on it stands under it, and is read where it is ticked. */
export async function takeTickedMeans(checkout: Checkout, form: FormData): Promise<Outcome<Checkout, Failure>> {
  if (checkout.totals.total === 0 || !form.has('paiement')) return done(checkout)
  const given = readMeans(checkout, form)
  if (!given.ok) return given
  if (given.value === checkout.cart.payment) return done(checkout)
  const kept = await keepMeans(checkout, given.value)
  return kept.ok ? done({ ...checkout, cart: kept.value }) : kept
}

function readMeans({ means, totals }: Checkout, form: FormData): Outcome<PaymentMeans | undefined, Failure> {
  const offered = z.enum(means, { error: checkoutAnswers.payment.fault })
  const given = readFields(form, z.object({ paiement: totals.total > 0 ? offered : offered.optional().catch(undefined) }))
  return given.ok ? done(given.value.paiement) : given
}

function keepMeans(checkout: Checkout, payment: PaymentMeans | undefined): Promise<Outcome<Cart, Failure>> {
  const name = checkout.cart.checkout ?? randomBytes(32).toString('base64url')
  return keepEntries(checkout, { payment: payment ?? null, checkout: name })
}

/** What is paid later comes later: its days count from its money. */
function sayArrivalIfPaid({ deliveryType, carrier }: Cart, means: PaymentMeans): string[] {
  if (means === 'CARD' || deliveryType !== 'delivery' || !carrier?.promise) return []
  const { until } = carrier.promise
  return [`${sayArrivalBy(carrier.deliveryType, carrier.promise)}, ${promiseTexts.ifPaid(sayLimit(until))}.`]
}

/** For how long the bottles are kept of whoever orders; nothing is said to a member who orders with the mailbox they confirmed. */
export function sayKept({ cart, member, totals, facts }: Checkout, means: PaymentMeans | undefined): string[] {
  const isProven = member !== undefined && emailKey(member.email) === emailKey(cart.email ?? '')
  if (isProven) return []
  const goods = goodsWordsOf(facts.values)
  if (totals.total === 0) return [checkoutAnswers.summary.confirmed(goods, unprovenHours)]
  if (!means) return []
  if (means === 'CARD') return [checkoutAnswers.summary.keptByCard(goods, cardGraceMinutes)]
  return [checkoutAnswers.summary.kept(goods, { hours: unprovenHours, scarceHours, lastMinutes })]
}
