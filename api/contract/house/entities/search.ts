import { z } from 'zod'
import { searchKinds } from '#app/models/site/search-kind.ts'
import { Pairing } from '../../catalog/pairing.ts'
import { Product } from '../../catalog/product.ts'
import { Day, Id, ShortText } from '../../platform/values.ts'
import { Image } from '../../site/image.ts'

/** The kinds of things that the search finds. */
export const SearchKindName = z.enum(searchKinds)

const Marked = z.object({ text: ShortText, isMatch: z.boolean() })

/** Something that a search has found; `slug` is a page's whole address, or the last part of any other. */
export const SearchResult = z.object({
  kind: SearchKindName,
  id: Id,
  title: ShortText,
  slug: ShortText,
  idFolder: Id.nullable(),
  date: Day.nullable(),
  isReserved: z.boolean(),
  image: Image.nullable(),
  titleParts: z.array(Marked),
  excerpt: z.array(Marked),
  /** What is sold, where goods were found. */
  product: Product.nullable(),
  /** Why it goes with the dish that was asked for. */
  pairing: Pairing.nullable(),
})
