import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import type { FileStore } from '../../platform/outside/file-store.ts'
import type { ImageRow } from './image.ts'

/** A file is kept before its row is written: one that came a moment ago may be waiting for it. */
const patienceMs = 3600_000
/** Looking into all files of one form takes less than this: who sends the same bytes just now has touched them since. */
const shortPatienceMs = 5 * 60_000
const naming = ['images', 'form_files', 'claim_files', 'packshots'] as const

/**
 * Lets go of the bytes that no row names any more, such as those of erased answers: rows go first, so that none is ever
 * without its file, and whatever a crash has left behind goes with the next turn.
 */
export async function sweepFiles(
  { read, site, now }: Pick<SiteAtWork, 'read' | 'site' | 'now'>,
  files: FileStore,
): Promise<void> {
  const before = new Date(now.getTime() - patienceMs)
  const old = await files.listOld(site.id, before)
  if (old.length === 0) return
  const rows = await Promise.all(naming.map((table) => read.selectFrom(table).select('content_hash').execute()))
  const named = new Set([
    ...rows.flat().map((row) => row.content_hash),
    ...(await hashesOfWholes(read)),
    ...(await hashesToBringBack(read)),
  ])
  for (const hash of old) if (!named.has(hash)) await files.remove(site.id, hash, before)
}

/** Lets go at once of files that visitors had sent, where nobody else sent the same; the sweep takes what came a moment ago. */
export async function letGoOfFiles(
  { read, site, now }: Pick<SiteAtWork, 'read' | 'now'> & { site: { id: string } },
  files: FileStore,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return
  const rows = await Promise.all(
    naming.map((table) => read.selectFrom(table).select('content_hash').where('content_hash', 'in', hashes).execute()),
  )
  const wholes = await hashesOfWholes(read)
  const named = new Set([...rows.flat().map((row) => row.content_hash), ...wholes])
  const before = new Date(now.getTime() - shortPatienceMs)
  for (const hash of new Set(hashes)) if (!named.has(hash)) await files.remove(site.id, hash, before)
}

/** What pictures were cut from: it may be asked for at any time. */
async function hashesOfWholes(read: SiteAtWork['read']): Promise<string[]> {
  const rows = await read.selectFrom('images').select('whole_hash').where('whole_hash', 'is not', null).execute()
  return rows.flatMap(({ whole_hash }) => whole_hash ?? [])
}

/** A picture that an undone act may bring back needs its bytes, too. */
async function hashesToBringBack(read: SiteAtWork['read']): Promise<string[]> {
  const rows = await read.selectFrom('undo_rows').select(['row_before', 'row_after']).where('table_name', '=', 'images').execute()
  const kept = rows.flatMap(({ row_before, row_after }) => [row_before, row_after])
  return kept.flatMap((json) => {
    const { content_hash, whole_hash } = JSON.parse(json ?? '{}') as Partial<ImageRow>
    return [content_hash, whole_hash].filter((hash) => typeof hash === 'string')
  })
}
