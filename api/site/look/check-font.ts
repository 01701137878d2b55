import type { FaultCode } from '#app/models/platform/outcome.ts'
import type { FontFormat } from '#app/models/site/look/font.ts'
import { embeddingOf, type FontEmbedding } from '#app/models/site/look/font-embedding.ts'
import { readFontTables } from './font-tables.ts'

export const mostFontBytes = 1024 * 1024

type Checked = { ok: true; format: FontFormat; embedding: FontEmbedding } | { ok: false; code: FaultCode }

/** What a font file is by its own bytes, and what it says may be done with it; or what is wrong with it. */
export async function checkFont(bytes: Buffer): Promise<Checked> {
  if (bytes.length > mostFontBytes) return { ok: false, code: 'font_large' }
  const format = signs[bytes.toString('latin1', 0, 4)]
  if (!format) return { ok: false, code: 'font_type' }
  const tables = await readFontTables(bytes, format)
  if (!tables || (tables.os2 && tables.os2.length < 10)) return { ok: false, code: 'font_broken' }
  const embedding = tables.os2 ? embeddingOf(tables.os2.readUInt16BE(8)) : 'UNSAID'
  return embedding === 'RESTRICTED' ? { ok: false, code: 'font_restricted' } : { ok: true, format, embedding }
}

const signs: Readonly<Record<string, FontFormat>> = {
  wOF2: 'woff2',
  wOFF: 'woff',
  '\x00\x01\x00\x00': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
}
