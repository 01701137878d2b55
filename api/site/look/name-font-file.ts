import { createHash } from 'node:crypto'
import { slugOf } from '#app/models/platform/text/slug.ts'
import type { FontFormat } from '#app/models/site/look/font.ts'

/** Another file has another name, so that browsers may keep each for as long as they like. */
export function nameFontFile(name: string, bytes: Buffer, format: FontFormat): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return `${[slugOf(name.replace(/\.[^.]*$/, '')).slice(0, 40), hash].filter(Boolean).join('-')}.${format}`
}
