import { type Entry, nameIn, type PanelField } from './field.ts'

/** What a new block begins with: words to be written over, and the first thing that a field may name. */
type Begin = { words: string; firstOf: (field: PanelField) => string | undefined }

/** What stands in the form of a new block: the first of what can be chosen where something must be, and words to be written over. */
export function blankEntries(fields: readonly PanelField[], begin: Begin, outer = ''): Entry[] {
  return fields.flatMap((field) => {
    if (!field.isRequired) return []
    const name = nameIn(outer, field.name)
    if (field.kind === 'group') return blankEntries(field.fields ?? [], begin, name)
    const text = blankOf(field, begin)
    return text === undefined ? [] : [[name, text] as const]
  })
}

function blankOf(field: PanelField, { words, firstOf }: Begin): string | undefined {
  switch (field.kind) {
    case 'choice':
      return field.options?.find((option) => option !== '')
    case 'thing':
      return firstOf(field)
    case 'number':
      return String(Math.max(field.least ?? 0, Math.min(3, field.most ?? 3)))
    case 'line':
      return ['title', 'text'].includes(field.name) ? words : undefined
    case 'text':
    case 'rich':
      return ['body', 'text'].includes(field.name) ? words : undefined
    default:
      return undefined
  }
}
