import type { PaymentMeans } from '../payment.ts'

/**
 * The means that a page of payment may offer beside cards. Each is known to be paid at once: one that is paid days later would
 * outlive the order that waits for it.
 */
export const cardMeans = ['card', 'paypal', 'klarna', 'alma', 'bancontact', 'revolut_pay', 'amazon_pay'] as const

export type CardMeans = (typeof cardMeans)[number]

/** The least that a card payment may be, in cents. */
export const leastByCard = 50

/** How money comes: on a page of payment by card, or online where it is another means or nobody knows which. */
export function wayToPay(means: PaymentMeans, by: CardMeans | '' | null): PaymentMeans | 'ONLINE' {
  return means === 'CARD' && by !== 'card' ? 'ONLINE' : means
}
