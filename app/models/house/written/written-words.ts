import type { RichText } from '../../site/rich-text.ts'
import type { PanelField } from '../panel/field.ts'

type Values = Record<string, unknown>

/** The fields whose words visitors read just as they are typed; others say where to, for whom, or what is told of a picture. */
const read = new Set(['title', 'text', 'lead', 'eyebrow', 'author', 'label', 'caption'])

/** Signs that nobody types: around the name of a field, and after what stands in it. */
const [opening, naming, closing] = ['\uE000', '\uE001', '\uE002']
const signs = /[\uE000-\uE002]/g

/** Words as they come out of what was drawn: the field, and what stands in it; a rich text has a paragraph of its own before it. */
export const markedWords = /\uE000([\w.]+)\uE001([^\uE002]*)\uE002/

/** A block each of whose words names the field that it stands in, so that what is drawn of it can be written in place. */
export function markWords<T extends object>(block: T, fields: readonly PanelField[]): T {
  return markIn(block as Values, fields, []) as T
}

function markIn(values: Values, fields: readonly PanelField[], path: readonly string[]): Values {
  const marked = fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined || value === null ? [] : [[field.name, markField(value, field, [...path, field.name])] as const]
  })
  return { ...values, ...Object.fromEntries(marked) }
}

function markField(value: unknown, { name, kind, fields = [] }: PanelField, path: readonly string[]): unknown {
  switch (kind) {
    case 'group':
      return markIn(value as Values, fields, path)
    case 'rows':
      return (value as Values[]).map((row, place) => markIn(row, fields, [...path, String(place)]))
    case 'rich':
      return markRich(value as RichText, path)
    case 'line':
    case 'text':
      return read.has(name) && value !== '' ? mark(String(value), path) : value
    default:
      return value
  }
}

function mark(text: string, path: readonly string[]): string {
  return `${opening}${path.join('.')}${naming}${text.replace(signs, '')}${closing}`
}

function markRich(text: RichText, path: readonly string[]): RichText {
  return { ...text, content: [{ type: 'paragraph', content: [{ type: 'text', text: mark('', path) }] }, ...text.content] }
}

/** The same block with other words in one of its fields. */
export function putWords<T extends object>(block: T, path: string, words: string | RichText): T {
  return putIn(block, path.split('.'), words) as T
}

function putIn(value: unknown, [step, ...rest]: readonly string[], words: string | RichText): unknown {
  if (step === undefined) return words
  if (Array.isArray(value)) return value.map((each, place) => (String(place) === step ? putIn(each, rest, words) : each))
  return { ...(value as Values), [step]: putIn((value as Values)[step], rest, words) }
}
