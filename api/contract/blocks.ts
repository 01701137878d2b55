import { z } from 'zod'
import { Line } from './values.ts'

/** Where a link of the site leads: a path of its own, an address of the web, a mail or a phone number; never a script. */
export const Href = z
  .string()
  .max(2000)
  .regex(/^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)[^\s\\]*$/)

const Action = z.strictObject({ label: Line, href: Href })
const Paragraph = z.string().max(5000)

/** The blocks a page is made of; each carries its type, so that an unknown one can be skipped. */
export const Block = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hero'),
    eyebrow: Line,
    title: Line,
    lead: Paragraph,
    actions: z.array(Action).max(3),
  }),
  z.strictObject({ type: z.literal('title'), text: Line }),
  z.strictObject({ type: z.literal('text'), title: Line, paragraphs: z.array(Paragraph).max(100) }),
  z.strictObject({
    type: z.literal('cards'),
    title: Line,
    cards: z.array(z.strictObject({ title: Line, text: Paragraph, href: Href.optional() })).max(24),
  }),
  z.strictObject({
    type: z.literal('hours'),
    title: Line,
    lead: Paragraph,
    days: z.array(z.strictObject({ days: Line, hours: Line })).max(7),
  }),
])

export const Blocks = z.array(Block).max(200)
