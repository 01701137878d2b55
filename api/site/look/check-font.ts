import type { FaultCode } from '#app/models/platform/outcome.ts'
import type { FontFormat } from '#app/models/site/look/font.ts'

export const mostFontBytes = 1024 * 1024

/** What a font file is by its own bytes, or what is wrong with it. */
export function checkFont(bytes: Buffer): { ok: true; format: FontFormat } | { ok: false; code: FaultCode } {
  if (bytes.length > mostFontBytes) return { ok: false, code: 'font_large' }
  const format = signs[bytes.toString('latin1', 0, 4)]
  if (!format) return { ok: false, code: 'font_type' }
  const isWhole = format.startsWith('woff') ? isPacked(bytes) : hasTables(bytes)
  return isWhole ? { ok: true, format } : { ok: false, code: 'font_broken' }
}

const signs: Readonly<Record<string, FontFormat>> = {
  wOF2: 'woff2',
  wOFF: 'woff',
  '\x00\x01\x00\x00': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
}

/** A packed font says itself how long it is and how many tables it has. */
function isPacked(bytes: Buffer): boolean {
  return bytes.length >= 44 && bytes.readUInt32BE(8) === bytes.length && bytes.readUInt16BE(12) > 0
}

/** Every table that the directory names lies within the file, and those without which nothing is drawn are there. */
function hasTables(bytes: Buffer): boolean {
  if (bytes.length < 12) return false
  const count = bytes.readUInt16BE(4)
  if (bytes.length < 12 + count * 16) return false
  const tables = Array.from({ length: count }, (_, place) => {
    const at = 12 + place * 16
    return { tag: bytes.toString('latin1', at, at + 4), end: bytes.readUInt32BE(at + 8) + bytes.readUInt32BE(at + 12) }
  })
  const tags = new Set(tables.map(({ tag }) => tag))
  return tables.every(({ end }) => end <= bytes.length) && ['cmap', 'head', 'hhea', 'hmtx'].every((tag) => tags.has(tag))
}
