import { isAllowedHref } from '#app/models/content/blocks/allowed-markup.ts'
import { plainWords, type RichText } from '#app/models/site/rich-text.ts'

/** The fields of stored blocks that visitors read; addresses, ids and switches are none. */
const readable = new Set(['title', 'lead', 'eyebrow', 'text', 'caption', 'author', 'paragraphs'])
const deepest = 8

/** All that visitors read in stored blocks, in its order; what is broken is left out. */
export function wordsOfBlocks(json: string): string {
  return listTexts(readJson(json), '').join(' ')
}

function listTexts(value: unknown, name: string, depth = 0): string[] {
  if (typeof value === 'string') return readable.has(name) ? [value] : []
  if (typeof value !== 'object' || value === null || depth > deepest) return []
  if (isRichText(value)) return [plainWords(value)]
  if (isOwnBlock(value)) return listOwnWords(value.values)
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, Array.isArray(value) ? name : key, depth + 1))
}

/** Stored blocks without those of kinds that are not declared; most bodies have none, and stay as they are. */
export function leaveOutUndeclared(json: string, declared: ReadonlySet<string>): string {
  if (!json.includes('"type":"own"')) return json
  const isShown = (value: unknown) => !isOwnBlock(value) || declared.has(value.name)
  return JSON.stringify(readJson(json), (_, value: unknown) => (Array.isArray(value) ? value.filter(isShown) : value)) ?? ''
}

/** What is filled in of a declared block, but for what only names something: pictures, wines, links, days. */
function listOwnWords(value: unknown): string[] {
  if (typeof value === 'string') return isAllowedHref(value) || /^\d{4}-\d\d-\d\d$/.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  if ('image' in value || 'wine' in value) return 'caption' in value ? listOwnWords(value.caption) : []
  return Object.values(value).flatMap(listOwnWords)
}

function isOwnBlock(value: unknown): value is { name: string; values: unknown } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'own' && 'name' in value && 'values' in value
  )
}

function isRichText(value: object): value is RichText {
  return 'type' in value && value.type === 'doc' && 'content' in value && Array.isArray(value.content)
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
