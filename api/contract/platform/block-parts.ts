import { z } from 'zod'
import { Id, ShortText, Slug } from './values.ts'

/** Where a link of the site leads: a path of its own, an address of the web, a mail or a phone number; never a script. */
export const Href = z
  .string()
  .max(2000)
  .regex(/^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)[^\s\\]*$/)

/** Something to do, as a link. */
export const Action = z.strictObject({ label: ShortText, href: Href })
/** A few sentences in a block. */
export const Paragraph = z.string().max(5000)
/** A picture of the site’s library where a block shows it. */
export const PictureRef = z.strictObject({
  image: Id,
  alt: ShortText.optional(),
  isDecor: z.boolean().optional(),
  caption: ShortText.optional(),
})

const frame = {
  anchor: Slug.optional(),
  ground: z.enum(['paper', 'sand', 'blush', 'deep']).optional(),
  width: z.enum(['text', 'normal', 'full']).optional(),
  air: z.enum(['tight', 'normal', 'airy']).optional(),
}

/** A block of this type: its own fields beside those of every block. */
export function block<const T extends string, F extends z.ZodRawShape>(type: T, fields: F) {
  return z.strictObject({ type: z.literal(type), ...frame, ...fields })
}

/** How many entries a block of the house shows. */
export const Count = z.int().min(1).max(100)
