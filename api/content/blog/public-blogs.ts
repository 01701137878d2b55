import type { SiteReader } from '../../platform/database/database.ts'
import type { FolderRow } from './folder-tree.ts'

/** The articles that visitors see: those that are out and stand in no hidden folder. */
export function publicBlogs(read: SiteReader, lang: string, folders: readonly FolderRow[]) {
  const ids = folders.map(({ id }) => id)
  return read
    .selectFrom('blogs')
    .selectAll()
    .where('lang', '=', lang)
    .where('is_out', '=', 1)
    .where((row) =>
      ids.length > 0 ? row.or([row('folder_id', 'is', null), row('folder_id', 'in', ids)]) : row('folder_id', 'is', null),
    )
}
