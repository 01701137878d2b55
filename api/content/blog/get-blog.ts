import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase, Visit } from '../../platform/call/visit.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { toWholeBlog } from './blog.ts'
import { type FolderRow, readFolders } from './folder-tree.ts'
import { shownBlogs } from './shown-blogs.ts'

/** An article that visitors see, whole. */
export const getBlog: UseCase<Contract['getBlog']> = async ({ params }, visit) => {
  const row = await findBlog(visit, params.id, await readFolders(visit.read, visit.lang))
  return row ? done(await toWholeBlog(row, visit)) : refused('not_found')
}

/** The article that visitors see under this id, or the word of its address. */
export function findBlog({ read, lang }: Pick<Visit, 'read' | 'lang'>, key: string, folders: readonly FolderRow[]) {
  const shown = shownBlogs(read, lang, folders)
  const place = { kind: 'blog', within: lang, slug: key } as const
  return findWritten(read, place, (column, value) => shown.where(column, '=', value).executeTakeFirst())
}
