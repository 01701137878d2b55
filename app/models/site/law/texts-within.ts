import { plainWords, type RichText } from '../rich-text.ts'

/** What of a block or a thing is for machines: addresses, ids, switches. */
const unread = new Set(['type', 'anchor', 'ground', 'width', 'air', 'href', 'url', 'image', 'file', 'id', 'slug'])
/** The same among the values of a block that a site has declared: its fields have names of the site's own. */
const unreadWithin = new Set(['image', 'wine'])
const deepest = 12

/** All texts that a value holds, each on a line of its own, so that no sentence is made of two. */
export function textsWithin(value: unknown, depth = 0, left: ReadonlySet<string> = unread): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || depth > deepest) return ''
  if (isRichText(value)) return plainWords(value)
  const parts = Object.entries(value).filter(([name]) => Array.isArray(value) || !left.has(name))
  return parts
    .map(([name, part]) => textsWithin(part, depth + 1, name === 'values' ? unreadWithin : left))
    .filter(Boolean)
    .join('\n')
}

function isRichText(value: object): value is RichText {
  return 'type' in value && value.type === 'doc' && 'content' in value && Array.isArray(value.content)
}
