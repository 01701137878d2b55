import { toParisTime } from '../../platform/time/paris-time.ts'
import type { RichText } from '../../site/rich-text.ts'
import { type Entry, nameIn, type PanelField } from './field.ts'
import { writeMarkup } from './rich-markup.ts'

type Values = Record<string, unknown>

/** What a form holds that shows these values: its fields by name, as a browser would send them back. */
export function sayFields(fields: readonly PanelField[], values: Values, outer = ''): Entry[] {
  return fields.flatMap((field) => sayField(field, values, nameIn(outer, field.name)))
}

function sayField(field: PanelField, values: Values, name: string): Entry[] {
  const value = values[field.name]
  if (value === undefined || value === null || field.kind === 'written') return []
  const { fields = [] } = field
  switch (field.kind) {
    case 'group':
      return sayFields(fields, value as Values, name)
    case 'rows':
      return (value as Values[]).flatMap((row, place) => sayFields(fields, row, nameIn(name, place)))
    case 'choices':
    case 'things':
      return (value as unknown[]).map((each) => [name, String(each)] as const)
    case 'flag':
      return value === true ? [[name, 'on']] : []
    case 'reduction':
      return [[name, values.type === 'EURO' ? sayHundredths(value as number) : String(value)]]
    default:
      return [[name, sayValue(field, value)]]
  }
}

function sayValue({ kind }: PanelField, value: unknown): string {
  switch (kind) {
    case 'lines':
      return (value as string[]).join('\n')
    case 'rich':
      return writeMarkup(value as RichText)
    case 'tenths':
      return sayTenths(value as number)
    case 'cents':
    case 'share':
    case 'hundredths':
      return sayHundredths(value as number)
    case 'clock':
      return sayClock(value as number)
    case 'decimal':
      return String(value).replace('.', ',')
    case 'moment':
      return toParisTime(value as string)
    default:
      return String(value)
  }
}

/** A minute of the day as a clock shows it. */
export function sayClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Hundredths of something with a French comma, and without decimals where there are none. */
export function sayHundredths(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : ''
  const whole = Math.trunc(Math.abs(hundredths) / 100)
  const rest = Math.abs(hundredths) % 100
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole},${String(rest).padStart(2, '0')}`
}

/** Tenths of something with a French comma. */
export function sayTenths(tenths: number): string {
  return String(tenths / 10).replace('.', ',')
}
