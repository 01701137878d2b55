import { z } from 'zod'
import { Id, Key, Line, Text } from '../values.ts'

const FormField = z.object({
  id: Key,
  label: Line,
  type: z.enum(['TEXT', 'LONG_TEXT', 'EMAIL', 'PHONE', 'NUMBER', 'DATE', 'CHECKBOX', 'CHOICE', 'CHOICES', 'FILE']),
  isRequired: z.boolean(),
  choices: z.array(Line),
  help: Line,
})

/** A form the owner has drawn. */
export const Form = z.object({ id: Id, title: Line, intro: Text, fields: z.array(FormField) })

/** What a visitor filled in, by the id of each field. */
export const FormAnswers = z
  .record(Key, z.union([z.string().max(5000), z.boolean(), z.array(Line).max(50)]))
  .refine((answers) => Object.keys(answers).length <= 100, { error: 'format' })
