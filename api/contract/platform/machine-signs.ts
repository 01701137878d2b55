import { z } from 'zod'
import { ShortText } from './values.ts'

/** What tells a machine from a person who fills in a form. */
export const machineSigns = {
  /** What stands in a field that people do not see. */
  trap: ShortText.optional(),
  /** How long the form was open. */
  seconds: z.number().min(0).optional(),
}
