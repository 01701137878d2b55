import { createHash } from 'node:crypto'
import type { PageBlock } from '#app/models/content/blocks/block.ts'

/** Names a body by what it says, whatever the order in which its fields were written. */
export function hashBody(blocks: PageBlock[]): string {
  return createHash('sha256').update(JSON.stringify(blocks, sortFields)).digest('base64url')
}

function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
