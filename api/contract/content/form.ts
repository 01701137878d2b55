import { z } from 'zod'
import { fieldTypes } from '#app/models/content/forms/form-field.ts'
import { Email, Id, Instant, Key, ShortText, Text } from '../platform/values.ts'

const Bound = z.int().min(-1_000_000_000).max(1_000_000_000)

/** One field of a form, as its owner draws it. */
export const FormField = z.object({
  id: Key,
  label: ShortText.min(1),
  type: z.enum(fieldTypes),
  isRequired: z.boolean(),
  choices: z.array(ShortText.min(1)).max(50),
  help: ShortText,
  min: Bound.nullable(),
  max: Bound.nullable(),
  value: ShortText,
  /** The calendar that a date is of, or that a number counts places of. */
  calendar: z.union([Key, z.literal('')]),
  showIf: z.object({ field: Key, is: ShortText }).nullable(),
})

/** A form the owner has drawn. */
export const Form = z.object({ id: Id, title: ShortText, intro: Text, thanks: ShortText, fields: z.array(FormField) })

/** The same, as its owner sees it. */
export const OwnedForm = Form.extend({
  /** Who is told of an answer; the company where it is empty. */
  recipient: z.union([Email, z.literal('')]),
  isValid: z.boolean(),
  updatedAt: Instant,
})

/** What a visitor filled in, by the id of each field. */
export const FormAnswers = z
  .record(Key, z.union([z.string().max(5000), z.boolean(), z.array(ShortText).max(50)]))
  .refine((answers) => Object.keys(answers).length <= 100, { error: 'format' })

/** A form that was filled in, as its reader sees it. */
export const FormAnswer = z.object({
  id: Id,
  form: Id,
  title: ShortText,
  answers: z.array(z.object({ field: Key, label: ShortText, value: z.string() })),
  files: z.array(z.object({ id: Id, field: Key, name: ShortText, mime: ShortText, bytes: z.int() })),
  isMember: z.boolean(),
  isRead: z.boolean(),
  createdAt: Instant,
})
