import { addDays, parisDay } from '../../platform/time/working-days.ts'
import type { DeliveryType, FulfilmentState } from '../fulfilment.ts'
import { isPaid, type PaymentState } from '../payment.ts'

/** The days of an order as its buyer was told them; `by` is when its money had to come, nothing once it has. */
export type PromisedDays = { leaves: string; from: string; to: string; by: string | null }

/** Within so many days a seller delivers who has promised no day (code de la consommation, L216-1). */
export const legalDays = 30

/** For so long after the last day a buyer is asked whether the parcel came: then it has, or they have said so. */
const askedFor = 60

type Standing = {
  delivery: DeliveryType
  payment: PaymentState
  fulfilment: FulfilmentState
  placedAt: string
  promise: PromisedDays | null
}

/** The day by which an order was to be there: as promised, or else as the law has it; nothing of what no parcel brings. */
export function dueDayOf({ delivery, payment, placedAt, promise }: Standing): string | undefined {
  if ((delivery !== 'DELIVERY' && delivery !== 'PICKUP') || !isPaid(payment)) return undefined
  return promise?.to ?? addDays(parisDay(new Date(placedAt)), legalDays)
}

/** Whether the day by which an order was to be there is over, and nobody has noted that it came. */
export function isOverdue(standing: Standing, now: Date): boolean {
  const due = dueDayOf(standing)
  if (!due || standing.fulfilment === 'completed' || standing.fulfilment === 'cancelled') return false
  const today = parisDay(now)
  const hasLeft = standing.fulfilment === 'shipped'
  return due < today && (!hasLeft || today <= addDays(due, askedFor))
}
