import { z } from 'zod'
import { opinionRefusals, opinionStates } from '#app/models/selling/after/opinion.ts'
import { Signature } from '../../platform/signature.ts'
import { Day, Id, Instant, ShortText } from '../../platform/values.ts'

const Stars = z.int().min(1).max(5)

/** What a buyer gives of a good, signed as others will read it. */
export const GivenOpinion = z.strictObject({
  idProduct: Id,
  rating: Stars,
  text: z.string().trim().max(2000),
  author: Signature,
})

/** An opinion as all may read it. */
export const PublishedOpinion = z.object({
  id: Id,
  author: ShortText,
  rating: z.int(),
  text: z.string(),
  /** Which form of the good it is about. */
  detail: ShortText,
  /** When the goods had come, as far as the house knows. */
  experiencedOn: Day,
  publishedAt: Instant,
  answer: z.string(),
})

/** An opinion as its author sees it on the page of the order. */
export const OwnOpinion = GivenOpinion.extend({
  state: z.enum(opinionStates),
  refusal: z.enum(opinionRefusals).nullable(),
  createdAt: Instant,
})

/** An opinion as those of the house see it. */
export const Opinion = z.object({
  id: Id,
  reference: ShortText,
  idOrder: Id,
  product: ShortText,
  idProduct: Id,
  author: ShortText,
  email: ShortText,
  rating: z.int(),
  text: z.string(),
  detail: ShortText,
  experiencedOn: Day,
  createdAt: Instant,
  state: z.enum(opinionStates),
  refusal: z.enum(opinionRefusals).nullable(),
  answer: z.string(),
  decidedAt: Instant.nullable(),
})
