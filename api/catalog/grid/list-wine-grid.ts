import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { patternOf } from '../../platform/call/list-rows.ts'
import { splitWords } from '../../platform/call/split-words.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readGridLines, selectGrid } from './grid-lines.ts'

type Filters = Parameters<UseCase<Contract['listWineGrid']>>[0]['query']['filters']

/** Everything that is sold, a vintage or size a line, in the order of the wines, which an index has. */
export const listWineGrid: UseCase<Contract['listWineGrid']> = async ({ query }, { read }) => {
  const from = narrow(read, query.filters)
  const rows = await from
    .select('declinations.id')
    .orderBy('products.sort_order')
    .orderBy('products.id')
    .orderBy('declinations.sort_order')
    .orderBy('declinations.id')
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem)
    .execute()
  const lines = await readGridLines(
    read,
    rows.map(({ id }) => id),
  )
  return done({ lines, total: await countLines(read, query.filters) })
}

/** What is asked of wines is counted with them; else without, for a vintage is taken away with its wine. */
function countLines(read: SiteReader, filters: Filters): Promise<number> {
  if (filters.some(({ field }) => field !== 'isOnSale')) return countRows(narrow(read, filters))
  const own = read.selectFrom('declinations').where('deleted_at', 'is', null)
  const ofSale = filters.reduce((from, { value }) => from.where('is_on_sale', '=', value === 1 ? 1 : 0), own)
  return countRows(ofSale)
}

function narrow(read: SiteReader, filters: Filters) {
  return splitWords(filters, 'search').reduce((from, { field, value }) => {
    if (field === 'search') return from.where('products.search_key', 'like', patternOf(String(value)))
    if (field === 'isOnSale') return from.where('declinations.is_on_sale', '=', value === 1 ? 1 : 0)
    return from.where('products.id', 'in', (of) =>
      of.selectFrom('product_tags').select('product_tags.product_id').where('product_tags.tag_id', '=', String(value)),
    )
  }, selectGrid(read))
}
