import { done, refused } from '#app/models/platform/outcome.ts'
import { selectPublicProducts } from '../../catalog/rows/catalog-rows.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'

const columns = { publishedAt: 'decided_at' }

/** What buyers think of a good, as all may read it. */
export const listProductOpinions: UseCase<Contract['listProductOpinions']> = async ({ params, query }, { read }) => {
  const product = await selectPublicProducts(read).select('products.id').where('products.id', '=', params.id).executeTakeFirst()
  if (!product) return refused('not_found')
  const published = read.selectFrom('opinions').selectAll().where('product_id', '=', params.id).where('state', '=', 'PUBLISHED')
  const { rows, total } = await listRows(published, query, columns)
  const opinions = rows.map(({ id, author, rating, text, detail, answer, ...row }) => ({
    id,
    author,
    rating,
    text,
    detail,
    answer,
    experiencedOn: row.experienced_on,
    publishedAt: row.decided_at ?? row.created_at,
  }))
  return done({ opinions, total })
}
