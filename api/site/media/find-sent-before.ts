import type { SiteReader } from '../../platform/database/database.ts'
import type { ImageRow, NewImage } from './image.ts'

/** In this time a sender whose line broke has either come back or given up. */
const longestMs = 15 * 60_000

/**
 * The rows of those of these files that were kept just now already, by the ids under which they came again: the same bytes under
 * the same name, with the same words, the same point and the same part. Their answer was lost on the way.
 */
export async function findSentBefore(tx: SiteReader, taken: readonly NewImage[], now: Date): Promise<Map<string, ImageRow>> {
  const hashes = taken.map(({ content_hash }) => content_hash)
  const rows = await tx
    .selectFrom('images')
    .selectAll()
    .where('content_hash', 'in', hashes)
    .where('created_at', '>=', new Date(now.getTime() - longestMs).toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const found = taken.map(({ id, ...file }): [string, ImageRow | undefined] => [id, rows.find((row) => isSame(row, file))])
  return new Map(found.flatMap(([id, row]) => (row ? [[id, row]] : [])))
}

function isSame(row: ImageRow, file: Omit<NewImage, 'id'>): boolean {
  const told = ['content_hash', 'name', 'alt', 'is_decor', 'focal_x', 'focal_y', 'folder', 'whole_hash'] as const
  return told.every((key) => row[key] === file[key])
}
