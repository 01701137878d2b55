import { plainWords, type RichText } from '../rich-text.ts'

/** What of a block or a thing is for machines: addresses, ids, switches. */
const unread = new Set(['type', 'anchor', 'ground', 'width', 'air', 'href', 'url', 'image', 'file', 'id', 'slug'])
const deepest = 12

/** All texts that a value holds, each on a line of its own, so that no sentence is made of two. */
export function textsWithin(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || depth > deepest) return ''
  if (isRichText(value)) return plainWords(value)
  const parts = Object.entries(value).filter(([name]) => Array.isArray(value) || !unread.has(name))
  return parts
    .map(([, part]) => textsWithin(part, depth + 1))
    .filter(Boolean)
    .join('\n')
}

function isRichText(value: object): value is RichText {
  return 'type' in value && value.type === 'doc' && 'content' in value && Array.isArray(value.content)
}
