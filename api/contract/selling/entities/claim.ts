import { z } from 'zod'
import { claimKinds, claimStates } from '#app/models/selling/after/claim.ts'
import { Id, Instant, ShortText } from '../../platform/values.ts'

/** What went wrong with an order, as its buyer told it. */
export const OrderClaim = z.object({
  id: Id,
  kind: z.enum(claimKinds),
  state: z.enum(claimStates),
  message: z.string(),
  answer: z.string(),
  createdAt: Instant,
  answeredAt: Instant.nullable(),
})

/** The same for those of the house, with the photos that came along. */
export const Claim = OrderClaim.extend({
  reference: ShortText,
  name: ShortText,
  email: ShortText,
  idOrder: Id,
  files: z.array(z.object({ id: Id, name: ShortText, mime: ShortText, bytes: z.int() })),
})
