import { z } from 'zod'
import { Id, ShortText, Text } from './values.ts'

/** The name of a setting, in capitals. */
export const ParameterType = z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/)

/** A setting of the site. */
export const Parameter = z.object({
  id: Id,
  type: ParameterType,
  kind: z.enum(['STRING', 'TEXT', 'BOOLEAN', 'NUMBER', 'LINK']),
  label: ShortText,
  value: Text,
})
