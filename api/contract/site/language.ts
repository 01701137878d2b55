import { z } from 'zod'
import { Id, LangCode, ShortText } from '../platform/values.ts'

/** A country by its codes of ISO 3166. */
export const Country = z.object({
  id: Id,
  alphaTwo: z.string().regex(/^[A-Z]{2}$/),
  alphaThree: z.string().regex(/^[A-Z]{3}$/),
  numCode: z.string().regex(/^\d{3}$/),
  name: ShortText,
})

/** A commune under one of its postal codes. */
export const City = z.object({ id: Id, postalCode: ShortText, name: ShortText })

/** A language of the site; the menu offers the valid ones. */
export const Language = z.object({
  id: Id,
  code: LangCode,
  label: ShortText,
  deeplCode: ShortText,
  country: Country,
  isValid: z.boolean(),
})
