import { createHash } from 'node:crypto'
import type { WrittenKind } from '#app/models/content/written-kind.ts'

/** What stands over a body: what it is called, what it is about, and the picture that stands for it. */
export type Head = { title: string; summary: string; idImage: string | null }

/** A record, by its kind where more than articles may come. */
type Columns = { kind?: WrittenKind; title: string; summary: string; image_id: string }

/** The head of a record, as drafts and versions keep one; a story has nothing over it that is not the product's own. */
export function headOf({ kind, title, summary, image_id }: Columns): string {
  if (kind === 'product') return writeHead({ title: '', summary: '' })
  return writeHead({ title, summary, idImage: image_id })
}

/** A head as the database keeps it; the same one is always the same text. */
export function writeHead({ title, summary, idImage }: { title: string; summary: string; idImage?: string | null }): string {
  return JSON.stringify({ title, summary, image: idImage ?? '' })
}

/** A head that was kept. */
export function readHead(kept: string): Head {
  const { title, summary, image } = JSON.parse(kept)
  return { title, summary, idImage: image || null }
}

/** Names a head by what it says. */
export function hashHead(kept: string): string {
  return createHash('sha256').update(kept).digest('base64url')
}
