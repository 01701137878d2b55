import type { CommentedKind } from '#app/models/content/comment.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { findArticle } from './find-article.ts'

const columns = { createdAt: 'created_at' }

/** What was let through of what visitors said of a piece of news. */
export const listNewsComments: UseCase<Contract['listNewsComments']> = (given, ctx) => listOf('news', given, ctx)

/** The same of an article of the blog. */
export const listBlogComments: UseCase<Contract['listBlogComments']> = (given, ctx) => listOf('blog', given, ctx)

type Given = Pick<Read<Contract['listNewsComments']>, 'params' | 'query'>

async function listOf(kind: CommentedKind, { params, query }: Given, ctx: CallContext) {
  const article = await findArticle(ctx, kind, params.id)
  if (!article) return refused('not_found')
  const published = ctx.read
    .selectFrom('comments')
    .selectAll()
    .where('article_kind', '=', kind)
    .where('article_id', '=', article.id)
    .where('state', '=', 'PUBLISHED')
  const { rows, total } = await listRows(published, query, columns)
  const comments = rows.map(({ id, author, text, answer, created_at }) => ({ id, author, text, answer, createdAt: created_at }))
  return done({ comments, total, isOpen: article.isOpen })
}
