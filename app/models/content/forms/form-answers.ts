import type { Fault } from '../../platform/outcome.ts'
import { emailKey } from '../../platform/text/email.ts'
import { isDay } from '../../platform/time/working-days.ts'
import { type FormField, type GivenAnswers, isVisibleField } from './form-field.ts'

/** One answer with its question, as it is kept. */
export type KeptAnswer = { field: string; label: string; value: string }

type Checked = {
  faults: Record<string, Fault>
  kept: KeptAnswer[]
  /** The fields that were asked, seeing what the others say. */
  asked: string[]
}

const longest = { TEXT: 500, LONG_TEXT: 5000, PHONE: 30, EMAIL: 254 } as const

/** Holds what was filled in against the fields of a form: what is wrong, field by field, and what is to be kept. */
export function checkAnswers(fields: readonly FormField[], given: GivenAnswers, files: readonly string[]): Checked {
  const faults = new Map<string, Fault>()
  const kept: KeptAnswer[] = []
  const asked = fields.filter((field) => isVisibleField(field, fields, given))
  for (const field of asked) {
    const value = field.type === 'FILE' ? '' : readValue(field, given)
    const fault = value === '' ? missing(field, files) : checks[field.type]?.(field, value, given)
    if (fault) faults.set(field.id, fault)
    else if (value !== '') kept.push({ field: field.id, label: field.label, value })
  }
  const named = [...Object.keys(given), ...files]
  for (const id of named) if (!isOfForm(fields, id, files)) faults.set(id, { code: 'unknown' })
  return { faults: Object.fromEntries(faults), kept, asked: asked.map(({ id }) => id) }
}

function isOfForm(fields: readonly FormField[], id: string, files: readonly string[]): boolean {
  const field = fields.find((one) => one.id === id)
  return field !== undefined && (!files.includes(id) || field.type === 'FILE')
}

function readValue(field: FormField, given: GivenAnswers): string {
  if (field.type === 'HIDDEN') return field.value
  const said = Object.hasOwn(given, field.id) ? given[field.id] : undefined
  if (said === undefined || said === false) return ''
  if (said === true) return 'oui'
  return Array.isArray(said) ? said.join(', ') : said.trim()
}

function missing({ id, isRequired }: FormField, files: readonly string[]): Fault | undefined {
  return isRequired && !files.includes(id) ? { code: 'required' } : undefined
}

type Check = (field: FormField, value: string, given: GivenAnswers) => Fault | undefined

const checks: Partial<Record<FormField['type'], Check>> = {
  TEXT: checkLength,
  LONG_TEXT: checkLength,
  EMAIL: (_field, value) => (emailKey(value) ? undefined : { code: 'format' }),
  PHONE: (_field, value) => (/^[+0-9][0-9 ().-]{4,24}$/.test(value) ? undefined : { code: 'format' }),
  NUMBER: checkNumber,
  DATE: (_field, value) => (isDay(value) ? undefined : { code: 'format' }),
  CHOICE: ({ choices }, value) => (choices.includes(value) ? undefined : { code: 'choice' }),
  CHOICES: ({ id, choices }, _value, given) => {
    const said = [given[id] ?? []].flat()
    return said.every((one) => typeof one === 'string' && choices.includes(one)) ? undefined : { code: 'choice' }
  },
  CONSENT: (_field, value) => (value === 'oui' ? undefined : { code: 'choice' }),
}

function checkLength({ type, min, max }: FormField, value: string): Fault | undefined {
  const most = Math.min(max ?? Number.POSITIVE_INFINITY, type === 'LONG_TEXT' ? longest.LONG_TEXT : longest.TEXT)
  if (value.length > most) return { code: 'too_long', params: { max: most } }
  return min !== null && value.length < min ? { code: 'too_short', params: { min } } : undefined
}

function checkNumber({ min, max }: FormField, value: string): Fault | undefined {
  if (!/^-?\d{1,9}$/.test(value)) return { code: 'number' }
  if (min !== null && Number(value) < min) return { code: 'too_small', params: { min } }
  return max !== null && Number(value) > max ? { code: 'too_large', params: { max } } : undefined
}
