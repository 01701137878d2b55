import { createHash } from 'node:crypto'

/** What stands over a body: what it is called, what it is about, and the picture that stands for it. */
export type Head = { title: string; summary: string; idImage: string | null }

type Columns = { title: string; summary: string; image_id: string }

/** The head of a record, as drafts and versions keep one. */
export function headOf({ title, summary, image_id }: Columns): string {
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
