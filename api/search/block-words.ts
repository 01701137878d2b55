import { plainWords, type RichText } from '#app/models/rich-text.ts'

/** The fields of stored blocks that visitors read; addresses, ids and switches are none. */
const readable = new Set(['title', 'lead', 'eyebrow', 'text', 'caption', 'author', 'paragraphs'])
const deepest = 8

/** All that visitors read in stored blocks, in its order; what is broken is left out. */
export function wordsOfBlocks(json: string): string {
  const found: string[] = []
  gather(readJson(json), '', (text) => found.push(text))
  return found.join(' ')
}

function gather(value: unknown, name: string, tell: (text: string) => void, depth = 0): void {
  if (typeof value === 'string' && readable.has(name)) tell(value)
  if (typeof value !== 'object' || value === null || depth > deepest) return
  if (isRichText(value)) tell(plainWords(value))
  else for (const [key, part] of Object.entries(value)) gather(part, Array.isArray(value) ? name : key, tell, depth + 1)
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
