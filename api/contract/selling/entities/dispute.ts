import { z } from 'zod'
import { disputeStates } from '#app/models/selling/money/dispute.ts'
import { Cents, Id, Instant, ShortText } from '../../platform/values.ts'

/** A payment that a buyer's bank asks back. */
export const Dispute = z.object({
  id: Id,
  state: z.enum(disputeStates),
  amount: Cents,
  reason: ShortText,
  /** Until when the house may answer. */
  dueAt: Instant.nullable(),
  createdAt: Instant,
  /** Where it is answered, at whoever takes the payments. */
  url: z.url(),
})

/** One that waits for an answer, with its order. */
export const OpenDispute = Dispute.extend({ idOrder: Id, reference: ShortText })

/** What was told of payments and could not be taken: kinds nobody knows, and money that fits nothing in the books. */
export const PaymentEvents = z.object({
  unknown: z.array(z.object({ kind: ShortText, count: z.int(), lastAt: Instant })),
  faults: z.array(
    z.object({
      id: Id,
      kind: z.enum(['refund', 'dispute']),
      fault: z.enum(['unknown', 'site', 'currency', 'amount']),
      amount: z.int(),
      currency: ShortText,
      idOrder: Id.nullable(),
      createdAt: Instant,
    }),
  ),
})
