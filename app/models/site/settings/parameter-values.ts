import { isSiret, isVatNumber } from '../../platform/text/company-number.ts'
import { clockTime } from './opening-hours.ts'
import { isOfKind, type ParameterEntry, type ParameterFormat, type ParameterKind } from './parameter.ts'
import { type ParameterType, parameterList, parameterTypes } from './parameter-list.ts'

type ValueOf<K extends ParameterKind> = K extends 'BOOLEAN' ? boolean : K extends 'NUMBER' ? number : string

/** The settings of a site, each as what it is. */
export type ParameterValues = { [T in ParameterType]: ValueOf<(typeof parameterList)[T]['kind']> }

/** What is wrong with a value, in the words of a field's fault. */
export type ParameterFault = {
  code: 'format' | 'number' | 'choice' | 'too_small' | 'too_large' | 'too_long' | 'siret' | 'vat'
  params?: Record<string, number>
}

/** Of a line; texts are bounded by the contract. */
const longest = 500

const forms: Record<ParameterFormat, RegExp> = {
  clock: clockTime,
  colour: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
  handle: /^@?[A-Za-z0-9_]{3,64}$/,
  place: /^[A-Za-z0-9_-]{10,300}$/,
  script: /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\/[\w./-]*$/i,
  origins: /^https:\/\/[a-z0-9.-]+(:\d{1,5})?( https:\/\/[a-z0-9.-]+(:\d{1,5})?){0,9}$/,
  cdn: /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w./-]*)?$/i,
}

/** Every setting as what it is: what was stored, or the default where nothing valid was. */
export function readParameters(rows: readonly { type: string; value: string }[]): ParameterValues {
  const stored = new Map(rows.map(({ type, value }) => [type, value]))
  return Object.fromEntries(
    parameterTypes.map((type) => [type, readOne(parameterList[type], stored.get(type))]),
  ) as ParameterValues
}

/** Why a parameter cannot have this value, if it cannot; an empty value is always one and means the default. */
export function findParameterFault(entry: ParameterEntry, value: string): ParameterFault | undefined {
  if (value === '') return undefined
  if (entry.kind !== 'TEXT' && value.length > longest) return { code: 'too_long', params: { max: longest } }
  if (!isOfKind(entry.kind, value)) return { code: entry.kind === 'NUMBER' ? 'number' : 'format' }
  if (entry.choices && !entry.choices.includes(value)) return { code: 'choice' }
  if (entry.form && !forms[entry.form].test(value)) return { code: 'format' }
  if (entry.kind !== 'NUMBER') return undefined
  if (entry.min !== undefined && Number(value) < entry.min) return { code: 'too_small', params: { min: entry.min } }
  if (entry.max !== undefined && Number(value) > entry.max) return { code: 'too_large', params: { max: entry.max } }
  return undefined
}

/** Why a parameter cannot be given this value now; what was kept under an older rule goes on being read. */
export function findTypedFault(entry: ParameterEntry, value: string): ParameterFault | undefined {
  const fault = findParameterFault(entry, value)
  if (fault || value === '') return fault
  if (entry.isSiret && !isSiret(value)) return { code: 'siret' }
  return entry.isVat && !isVatNumber(value) ? { code: 'vat' } : undefined
}

function readOne(entry: ParameterEntry, stored: string | undefined): string | number | boolean {
  const value = stored === undefined || stored === '' || findParameterFault(entry, stored) ? entry.value : stored
  if (entry.kind === 'BOOLEAN') return value === 'true'
  return entry.kind === 'NUMBER' ? Number(value) : value
}
