import { z } from 'zod'
import { mostShelved } from '#app/models/catalog/products/product-shelf.ts'
import { block, Count, Paragraph } from '../../platform/block-parts.ts'
import { Id, ShortText, Slug } from '../../platform/values.ts'

const title = ShortText
const count = Count
const tags = z.array(Slug).max(20)
const OrNone = Id.or(z.literal(''))

/** Blocks that show what the shop keeps elsewhere. */
export const houseBlocks = [
  block('news', { title, count, promoted: z.boolean() }),
  block('blog', { title, count, folder: OrNone }),
  block('products', { title, wines: z.array(Id).max(mostShelved).optional(), count, tags, kind: z.enum(['', 'WINE', 'BOX']) }),
  block('services', { title, count, tags }),
  block('album', { title, album: Id }),
  block('form', { title, lead: Paragraph, form: Id }),
  block('calendar', { title, calendar: Id }),
  block('reviews', { title, count }),
  block('awards', { title, count }),
  block('newsletter', { title, lead: Paragraph }),
  block('map', { title, lead: Paragraph, withMap: z.boolean() }),
  block('tonight', { title, lead: Paragraph }),
  block('hours', { title, lead: Paragraph, days: z.array(z.strictObject({ days: ShortText, hours: ShortText })).max(7) }),
] as const
