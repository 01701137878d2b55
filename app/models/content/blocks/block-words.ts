import { plainWords, type RichText } from '../../site/rich-text.ts'

/** The fields of blocks that visitors read; addresses, ids and switches are none. */
const readable = new Set(['title', 'lead', 'eyebrow', 'text', 'caption', 'author', 'paragraphs'])
const deepest = 8

/** All that visitors read in blocks, in its order, with a sign between two texts; what is broken is left out. */
export function sayBlocks(blocks: unknown, between = ' '): string {
  return listTexts(blocks, '').filter(Boolean).join(between)
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
