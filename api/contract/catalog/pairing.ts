import { z } from 'zod'
import { pairingSources } from '#app/models/catalog/pairing/pairing.ts'
import { wineStyles } from '#app/models/catalog/pairing/wine-style.ts'
import { ShortText, Slug } from '../platform/values.ts'

/** A dish of our table. */
export const DishName = z.object({ slug: Slug, name: ShortText })

/** Why a wine goes with a dish: what its owner says of it, or the style by which our table says so. */
export const Pairing = z.object({
  source: z.enum(pairingSources),
  family: ShortText,
  label: ShortText,
  style: z.enum(wineStyles).nullable(),
})
