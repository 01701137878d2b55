import { z } from 'zod'
import { withdrawalExceptions } from '#app/models/catalog/wine-facts.ts'
import { withdrawalProofs, withdrawalStates } from '#app/models/selling/after/withdrawal.ts'
import { Cents, Day, Id, Instant, ShortText, TypedEmail } from '../../platform/values.ts'
import { OrderToken } from './order-token.ts'

/** Names an order to withdraw from: by its link, or by its reference and the address that placed it. */
export const OrderNaming = z.strictObject({
  token: OrderToken.optional(),
  email: TypedEmail.optional(),
  reference: ShortText.optional(),
})

/** A line of an order by its place, and how many of it are given back. */
export const WithdrawnLine = z.strictObject({ line: z.int().min(0).max(10_000), quantity: z.int().min(1).max(10_000) })

/** What can be given back of an order, until when, and what for. */
export const WithdrawalOptions = z.object({
  reference: ShortText,
  placedAt: Instant,
  /** Why nothing can be given back any more, if so. */
  closed: z.enum(['late', 'over']).nullable(),
  /** Nothing as long as some of the order has not left: no time runs then. */
  lastDay: Day.nullable(),
  /** Nobody noted that the goods had come: the last day is reckoned from the longest way, and past it the buyer says when. */
  presumed: z.object({ sentOn: Day, isPast: z.boolean() }).nullable(),
  lines: z.array(
    z.object({
      line: z.int(),
      name: ShortText,
      year: z.int().nullable(),
      capacity: z.number().nullable(),
      capacityUnit: ShortText,
      left: z.int(),
      amount: Cents,
      exception: z.enum(withdrawalExceptions),
    }),
  ),
})

/** A withdrawal as its buyer sees it. */
export const OrderWithdrawal = z.object({
  id: Id,
  state: z.enum(withdrawalStates),
  /** How it is known that it is its buyer's. */
  proof: z.enum(withdrawalProofs),
  /** Nothing moves before its buyer confirms it, or the house answers. */
  awaitsBuyer: z.boolean(),
  /** Its buyer may still say that it is not theirs. */
  mayDisown: z.boolean(),
  isWhole: z.boolean(),
  shipping: Cents,
  refund: Cents,
  /** What is given back, in words. */
  goods: z.string(),
  declaredAt: Instant,
  endedAt: Instant.nullable(),
})

/** The same for those of the house. */
export const Withdrawal = OrderWithdrawal.extend({
  reference: ShortText,
  name: ShortText,
  email: ShortText,
  idOrder: Id,
  /** The day on which the goods came, as their buyer says it. */
  arrivedOn: Day.nullable(),
  receivedAt: Instant.nullable(),
  /** What still goes back of its refund, and the last day on which the law lets it. */
  due: Cents,
  dueBy: Day,
  /** The lines given back by their place in the order. */
  lines: z.array(
    z.object({
      line: z.int(),
      name: ShortText,
      quantity: z.int(),
      /** How many of them had not left: they are never sent, and stand on the shelf again when it is paid back. */
      kept: z.int(),
      /** How many of the line are to be sent to its buyer still. */
      left: z.int(),
    }),
  ),
  answer: z.string(),
})
