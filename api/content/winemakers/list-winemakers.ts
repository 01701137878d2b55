import { hasMade } from '#app/models/catalog/goods/winemaker.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { picturesOf } from '../writing/written.ts'
import { toWinemaker, winesOf } from './winemaker.ts'

const mostShown = 100

/** Who made the wines, as visitors see them: all of the house, or those of one wine. */
export const listWinemakers: UseCase<Contract['listWinemakers']> = async ({ query: { product } }, { read, lang }) => {
  const shown = read.selectFrom('winemakers').selectAll().where('lang', '=', lang).where('is_valid', '=', 1)
  const rows = await shown.orderBy('sort_order').orderBy('id').limit(mostShown).execute()
  const asked = product === undefined ? rows : rows.filter((row) => hasMade({ products: winesOf(row) }, product))
  const images = await picturesOf(read, asked)
  return done(asked.map((row) => toWinemaker(row, images)))
}
