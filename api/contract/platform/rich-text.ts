import { z } from 'zod'
import { Href } from './block-parts.ts'
import { ShortText } from './values.ts'

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'strike', 'figure']) }),
  z.strictObject({ type: z.literal('link'), href: Href }),
])

const Inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().max(5000), marks: z.array(Mark).max(6).optional() }),
  z.strictObject({ type: z.literal('break') }),
])

const Inlines = z.array(Inline).max(200)
const Cells = z.array(ShortText).max(8)

const Leaf = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), content: Inlines }),
  z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3), z.literal(4)]), content: Inlines }),
  z.strictObject({ type: z.literal('table'), head: Cells, rows: z.array(Cells).max(200) }),
  z.strictObject({ type: z.literal('rule') }),
])

/** A quote or a list holds paragraphs and, once more, a list: deeper than that nobody reads. */
const Nested = nest(nest(Leaf))

/** Text with emphasis, links and lists; only what is listed here can stand in it. */
export const RichText = z.strictObject({ type: z.literal('doc'), content: z.array(Nested).max(200) })

function nest<S extends z.core.$ZodType>(inner: S) {
  return z.union([
    inner,
    z.strictObject({ type: z.enum(['bulletList', 'orderedList']), items: z.array(z.array(inner).max(20)).max(200) }),
    z.strictObject({ type: z.literal('blockquote'), content: z.array(inner).max(50) }),
  ])
}
