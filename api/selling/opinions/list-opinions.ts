import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toOpinions } from './show-opinion.ts'

const columns = { product: 'product_name', author: 'author', state: 'state', rating: 'rating', createdAt: 'created_at' }

/** What buyers think of what they bought, for those of the house. */
export const listOpinions: UseCase<Contract['listOpinions']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('opinions').selectAll(), query, columns)
  return done({ opinions: await toOpinions(read, rows), total })
}

/** Reads one of them. */
export const getOpinion: UseCase<Contract['getOpinion']> = async ({ params }, { read }) => {
  const rows = await read.selectFrom('opinions').selectAll().where('id', '=', params.id).execute()
  const [found] = await toOpinions(read, rows)
  return found ? done(found) : refused('not_found')
}
