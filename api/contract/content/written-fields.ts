import { z } from 'zod'
import { Id, ShortText, Slug } from '../platform/values.ts'

/** What an owner says of every piece of writing; without a slug its address is made of its title. */
export const WrittenFields = z.strictObject({
  slug: Slug,
  title: ShortText.min(1),
  summary: z.string().max(2000),
  idImage: Id.nullable(),
  isValid: z.boolean(),
})
