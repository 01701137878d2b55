import type { Selectable } from 'kysely'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { findFormer } from '../../site/slugs/former-slugs.ts'

export type FolderRow = Selectable<SiteTables['blog_folders']>

/** The tree is read whole at each page of the blog, so it has an end; no house keeps near as many. */
const mostFolders = 500

/** The folders that visitors see, in their order: those that are published and stand in none that is not. */
export async function readFolders(read: SiteReader, lang: string): Promise<FolderRow[]> {
  const rows = await read
    .selectFrom('blog_folders')
    .selectAll()
    .where('lang', '=', lang)
    .where('is_valid', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .limit(mostFolders)
    .execute()
  return rows.filter((row) => trailOf(rows, row.id)[0]?.id_parent === null)
}

/** The way to a folder from the top, itself last; nothing when the folder is not there. Folders that lie in each other have no top. */
export function trailOf<F extends Pick<FolderRow, 'id' | 'id_parent'>>(folders: readonly F[], id: string | null): F[] {
  const byId = new Map(folders.map((row) => [row.id, row]))
  const above = (parent: string | null) => (parent === null ? undefined : byId.get(parent))
  const trail: F[] = []
  for (let at = above(id); at && !trail.includes(at); at = above(at.id_parent)) trail.unshift(at)
  return trail
}

/** A folder and all that it holds, by their ids. */
export function within(folders: readonly FolderRow[], id: string): string[] {
  return folders.filter((row) => trailOf(folders, row.id).some((above) => above.id === id)).map((row) => row.id)
}

/** The folder that this id, or the word of its address, names or named before. */
export async function findFolder(folders: readonly FolderRow[], key: string, { read, lang }: Pick<CallContext, 'read' | 'lang'>) {
  const present = folders.find(({ id }) => id === key) ?? folders.find(({ slug }) => slug === key)
  if (present) return present
  const former = await findFormer(read, { kind: 'blog', within: lang, slug: key })
  return folders.find(({ id }) => id === former)
}
