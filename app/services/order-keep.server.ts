import { sayLongMoment } from '#app/models/french-date.ts'
import { isAwaited } from '#app/models/payment.ts'
import { keepTexts as words } from '#app/texts/order-follow.ts'
import type { Order } from './order-shown.server.ts'

/** How long the bottles of an order are kept whose mailbox is not proven, and how they are kept for longer. */
export type KeepView = {
  says: string[]
  /** What the mail's link has brought: a click is enough. */
  proof: string | undefined
  submit: string
}

/** What is said of an order that holds its bottles for hours only; nothing of one that is paid within minutes. */
export function keepOf(order: Order, proof: string | undefined): KeepView | undefined {
  const { isProven, isTold, payment, fulfilment, means, expiresAt, returnsUntil, email } = order
  if (returnsUntil !== null) {
    const lead = words.returns(sayLongMoment(returnsUntil))
    return { says: proof ? [lead] : [lead, words.askReturn(email)], proof, submit: words.takeAgain }
  }
  const isKept = expiresAt !== null && isAwaited(payment) && fulfilment === 'new'
  if (isProven || !isKept || means === 'CARD') return undefined
  const until = words.until(sayLongMoment(expiresAt))
  if (proof) return { says: [until, words.confirm], proof, submit: words.submit }
  return { says: [until, isTold ? words.ask(email) : words.untold(email)], proof: undefined, submit: words.submit }
}

/** What an address may carry of a proof. */
export function readProof(typed: string | null | undefined): string | undefined {
  return typed && /^[\w-]{43}$/.test(typed) ? typed : undefined
}
