import { type CommentedKind, type CommentRule, takesComments } from '#app/models/content/comment.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { readFlag } from '../../site/parameters/read-flag.ts'
import { readFolders } from '../blog/folder-tree.ts'
import { findBlog } from '../blog/get-blog.ts'
import { findNews } from '../news/get-news.ts'

/** An article that visitors see, as far as its comments need to know it. */
export type CommentedArticle = { kind: CommentedKind; id: string; title: string; isOpen: boolean }

/** The article that visitors see under this id or the word of its address, and whether it takes comments. */
export async function findArticle(
  ctx: Pick<CallContext, 'read' | 'lang'>,
  kind: CommentedKind,
  key: string,
): Promise<CommentedArticle | undefined> {
  const row = kind === 'news' ? await findNews(ctx, key) : await findBlog(ctx, key, await readFolders(ctx.read, ctx.lang))
  if (!row) return undefined
  return { kind, id: row.id, title: row.title, isOpen: await isOpen(ctx, row.comments) }
}

/** The site is asked only where the article does not say it itself. */
async function isOpen({ read }: Pick<CallContext, 'read'>, rule: CommentRule): Promise<boolean> {
  return takesComments(rule, rule === 'SITE' && (await readFlag(read, 'COMMENTS_ACTIVATED')))
}
