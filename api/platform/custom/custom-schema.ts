import { z } from 'zod'
import {
  type CustomField,
  type CustomValues,
  mostOfLink,
  mostOfNumber,
  mostOfPhrase,
  mostOfText,
} from '#app/models/platform/custom/custom-field.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { faultsOf } from '../../contract/platform/faults.ts'

/** What may be said in the fields that a house has defined, as one schema: typed, and no key more. */
export function customSchema(fields: readonly CustomField[]) {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.key, valueSchema(field).optional()])))
}

function valueSchema({ kind, choices }: CustomField): z.ZodType {
  switch (kind) {
    case 'LINE':
      return z
        .string()
        .max(mostOfPhrase)
        .regex(/^[^\r\n]*$/)
    case 'TEXT':
      return z.string().max(mostOfText)
    case 'NUMBER':
      return z.number({ error: 'decimal' }).min(-mostOfNumber).max(mostOfNumber)
    case 'FLAG':
      return z.boolean()
    case 'DAY':
      return z.iso.date()
    case 'CHOICE':
      return z.enum(choices as [string, ...string[]])
    case 'LINK':
      return z.url({ protocol: /^https?$/, error: 'link' }).max(mostOfLink)
  }
}

/** What is given of such fields: null, or a text without a sign, empties one. */
export type GivenCustom = Readonly<Record<string, CustomValues[string] | null>>

/** How strictly it is read: a form that asks for all of them wants what must be said, a program may say one alone. */
type Asked = { fields: readonly CustomField[]; stored?: CustomValues }

/** What stands in the fields once this is said; what was said before and is not named stays, also in fields that are out of use. */
export function readCustom(given: GivenCustom, { fields, stored = {} }: Asked): Outcome<CustomValues> {
  const named = Object.entries(given)
  const said = named.flatMap(([key, value]) => {
    const tidy = typeof value === 'string' ? value.trim() : value
    return tidy === null || tidy === '' ? [] : [[key, tidy] as const]
  })
  const known = new Set(fields.map(({ key }) => key))
  const foreign = named.filter(([key]) => !known.has(key)).map(([key]) => [`custom.${key}`, { code: 'unknown' as const }])
  if (foreign.length > 0) return refused('unreadable', { fields: Object.fromEntries(foreign) })
  const read = customSchema(fields).safeParse(Object.fromEntries(said), { reportInput: true })
  const kept = Object.entries(stored).filter(([key]) => !named.some(([name]) => name === key))
  const values: CustomValues = Object.fromEntries([...kept, ...said])
  const missing = fields.filter(
    ({ key, isRequired, kind }) => isRequired && (kind === 'FLAG' ? !values[key] : values[key] === undefined),
  )
  const faults = {
    ...Object.fromEntries(missing.map(({ key }) => [`custom.${key}`, { code: 'required' as const }])),
    ...(!read.success &&
      Object.fromEntries(Object.entries(faultsOf(read.error.issues)).map(([key, fault]) => [`custom.${key}`, fault]))),
  }
  return Object.keys(faults).length > 0 ? refused('invalid', { fields: faults }) : done(values)
}
