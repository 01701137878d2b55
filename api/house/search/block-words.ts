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
  return Object.entries(value).flatMap(([key, part]) => listTexts(part, Array.isArray(value) ? name : key, depth + 1))
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
