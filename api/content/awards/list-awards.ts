import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { picturesOf } from '../writing/written.ts'
import { toAward } from './award.ts'

const mostShown = 200

/** The awards that visitors see, of one product or of all. */
export const listAwards: UseCase<Contract['listAwards']> = async ({ query }, { read, lang }) => {
  const shown = read.selectFrom('awards').selectAll().where('lang', '=', lang).where('is_valid', '=', 1)
  const asked = query.product ? shown.where('product_id', '=', query.product) : shown
  const rows = await asked.orderBy('sort_order').orderBy('id').limit(mostShown).execute()
  const images = await picturesOf(read, rows)
  return done(rows.map((row) => toAward(row, images)))
}
