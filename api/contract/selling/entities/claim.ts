import { z } from 'zod'
import { claimKinds, claimStates, remedies } from '#app/models/selling/after/claim.ts'
import { Cents, Day, Id, Instant, ShortText } from '../../platform/values.ts'

/** So many of a line of the order, and what is done about them. */
export const RemedyLine = z.strictObject({
  line: z.int().min(0).max(1000),
  quantity: z.int().min(1).max(100_000),
  by: z.enum(remedies),
})

/** What went wrong with an order, as its buyer told it. */
export const OrderClaim = z.object({
  id: Id,
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  message: z.string(),
  answer: z.string(),
  createdAt: Instant,
  answeredAt: Instant.nullable(),
  /** What it was answered with beside words: paid back, or sent anew. */
  settled: z.array(RemedyLine),
})

/** The same for those of the house, with the photos that came along. */
export const Claim = OrderClaim.extend({
  reference: ShortText,
  name: ShortText,
  email: ShortText,
  idOrder: Id,
  /** By when the law has it put right. */
  dueBy: Day,
  /** The lines of the order, each with what was paid for it. */
  lines: z.array(z.object({ line: z.int(), name: ShortText, quantity: z.int(), paid: Cents })),
  files: z.array(z.object({ id: Id, name: ShortText, mime: ShortText, bytes: z.int() })),
})
