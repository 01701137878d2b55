import { z } from 'zod'
import { Blocks } from '../blocks.ts'
import { Day, Id, Instant, Line, Slug, Text } from '../values.ts'
import { Image } from './image.ts'

const Written = z.object({ id: Id, slug: Slug, title: Line, summary: Text, image: Image.nullable() })

export const News = Written.extend({ promoted: z.boolean(), date: Day, blocks: Blocks })

export const BlogFolder = Written.extend({ idParent: Id.nullable() })

/** An article of the blog. */
export const Blog = Written.extend({ idFolder: Id.nullable(), date: Day, blocks: Blocks })

/** One step of a breadcrumb. */
export const Crumb = z.object({ id: Id, slug: Slug, title: Line })

export const Album = Written.extend({ date: Day.nullable(), images: z.array(Image) })

export const Service = Written.extend({ tags: z.array(Line), isReserved: z.boolean(), blocks: Blocks })

/** An entry of one of the site's own collections. */
export const Element = Written.extend({
  route: Slug,
  isReserved: z.boolean(),
  date: Instant.nullable(),
  places: z.int().nullable(),
  blocks: Blocks,
})

export const Review = z.object({ id: Id, author: Line, rating: z.int().min(1).max(5), text: Text, date: Day })
