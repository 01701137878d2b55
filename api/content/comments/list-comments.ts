import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toComment } from './comment.ts'

const columns = { title: 'article_title', author: 'author', email: 'email', state: 'state', createdAt: 'created_at' }

/** What visitors say of the house's articles, for those of the house. */
export const listComments: UseCase<Contract['listComments']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('comments').selectAll(), query, columns)
  return done({ comments: rows.map(toComment), total })
}

/** Reads one of them. */
export const getComment: UseCase<Contract['getComment']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('comments').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toComment(row)) : refused('not_found')
}
