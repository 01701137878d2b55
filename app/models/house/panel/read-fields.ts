import { fromParisTime } from '../../platform/time/paris-time.ts'
import { besideOf, type Entry, everyOne, nameIn, type PanelField } from './field.ts'
import { readMarkup } from './rich-markup.ts'
import { rowsOf } from './rows.ts'

/** What was typed, as the schema of the call takes it; what cannot be read is left for the schema to refuse beside its field. */
export type Typed = Record<string, unknown>

/** Reads the fields of a form; a row or a group that nobody filled in is none. */
export function readFields(fields: readonly PanelField[], entries: readonly Entry[], outer = ''): Typed {
  const read = fields.flatMap((field) => {
    const value = readField(field, entries, nameIn(outer, field.name))
    return value === undefined ? [] : [[field.name, value] as const]
  })
  return Object.fromEntries(read)
}

function readField(field: PanelField, entries: readonly Entry[], name: string): unknown {
  const { kind, fields = [] } = field
  switch (kind) {
    case 'written':
      return undefined
    case 'flag':
      return entries.some(([key]) => key === name)
    case 'group':
      return field.isWhole || isFilled(entries, name) ? readFields(fields, entries, name) : field.isNullable ? null : undefined
    case 'rows':
      return rowsOf(entries, name).map((place) => readFields(fields, entries, nameIn(name, place)))
    case 'choices':
    case 'things':
      return chosenOf(field, entries, name)
        .filter(Boolean)
        .map((chosen) => (field.isNumeric ? Number(chosen) : chosen))
    case 'reduction': {
      const text = lastOf(entries, name)
      return text === '' ? readEmpty(field) : readReduction(text, lastOf(entries, besideOf(name)))
    }
    default:
      return readText(field, lastOf(entries, name))
  }
}

function chosenOf({ options = [] }: PanelField, entries: readonly Entry[], name: string): readonly string[] {
  return entries.some(([key]) => key === nameIn(name, everyOne)) ? options : allOf(entries, name)
}

function readText(field: PanelField, text: string): unknown {
  if (text === '') return readEmpty(field)
  switch (field.kind) {
    case 'rich':
      return readMarkup(text)
    case 'lines':
      return text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean)
    case 'number':
    case 'decimal':
      return readNumber(text)
    case 'cents':
    case 'share':
      return readHundredths(text)
    case 'hundredths':
      return readHundredths(text.replace(/\s*g$/i, ''))
    case 'tenths':
      return readTenths(text)
    case 'choice':
      return field.isNumeric ? readNumber(text) : text
    case 'clock':
      return readClock(text)
    case 'moment':
      return fromParisTime(text) ?? text
    case 'text':
      return text.replaceAll('\r\n', '\n')
    default:
      return text
  }
}

/** An empty text is a text; an empty number is none. */
function readEmpty({ kind, isNullable, needsValue, least = 0 }: PanelField): unknown {
  if (isNullable) return null
  if (needsValue) return ''
  if (kind === 'lines') return []
  if (kind === 'rich') return readMarkup('')
  return (kind === 'line' || kind === 'text') && least === 0 ? '' : undefined
}

function readNumber(text: string): unknown {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^-?\d{1,12}(\.\d{1,9})?$/.test(plain) ? Number(plain) : text
}

/** Hundredths as people type them: `12`, `12,5`, `1 250,00 €`. */
export function readHundredths(text: string): unknown {
  const plain = text.replaceAll(/[\s\u00a0\u202f€%]/g, '').replace(',', '.')
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (whole === '') return text
  return Number(sign + (Number(whole) * 100 + Number(rest.padEnd(2, '0'))))
}

/** Tenths as people type them: `13`, `12,5`, `12,5 % vol.`; a hundredth that is not nothing is left to be refused. */
function readTenths(text: string): unknown {
  const hundredths = readHundredths(text.replace(/\s*vol\.?$/i, ''))
  return typeof hundredths === 'number' && hundredths % 10 === 0 ? hundredths / 10 : text
}

/** What a reduction takes off, in the unit of its type; one typed with the sign of another unit is left as it is, as is one of no type. */
function readReduction(text: string, type: string): unknown {
  if (type === 'EURO') return text.includes('%') ? text : readHundredths(text)
  return type === 'PERCENTAGE' ? readNumber(text.replace(/%$/, '')) : text
}

/** A minute of the day as it is typed: `18:30`, `18 h 30`, `18h`. */
function readClock(text: string): unknown {
  const [, hours = '', minutes = '0'] = /^(\d{1,2})\s*[:hH]\s*(\d{2})?$/.exec(text) ?? []
  return hours === '' ? text : Number(hours) * 60 + Number(minutes)
}

function allOf(entries: readonly Entry[], name: string): string[] {
  return entries.flatMap(([key, text]) => (key === name ? [text] : []))
}

function lastOf(entries: readonly Entry[], name: string): string {
  return allOf(entries, name).at(-1)?.trim() ?? ''
}

function isFilled(entries: readonly Entry[], name: string): boolean {
  return entries.some(([key, text]) => key.startsWith(`${name}.`) && text.trim() !== '')
}
