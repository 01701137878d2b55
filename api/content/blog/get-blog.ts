import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { toWholeBlog } from './blog.ts'
import { type FolderRow, readFolders } from './folder-tree.ts'
import { publicBlogs } from './public-blogs.ts'

/** An article that visitors see, whole. */
export const getBlog: UseCase<Contract['getBlog']> = async ({ params }, ctx) => {
  const row = await findBlog(ctx, params.id, await readFolders(ctx.read, ctx.lang))
  return row ? done(await toWholeBlog(row, ctx)) : refused('not_found')
}

/** The article that visitors see under this id, or the word of its address. */
export function findBlog({ read, lang }: Pick<CallContext, 'read' | 'lang'>, key: string, folders: readonly FolderRow[]) {
  const shown = publicBlogs(read, lang, folders)
  const place = { kind: 'blog', within: lang, slug: key } as const
  return findWritten(read, place, (column, value) => shown.where(column, '=', value).executeTakeFirst())
}
