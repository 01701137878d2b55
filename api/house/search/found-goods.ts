import { readList } from '../../catalog/rows/catalog-rows.ts'
import { readWholeProducts, wholeProduct } from '../../catalog/shop/product-relations.ts'
import { keepEach } from '../../platform/ports/keep-each.ts'
import { type FoundRow, plainRow } from './found-row.ts'
import { readAwards, sortBeside } from './goods-beside.ts'
import { wordsOfGoods } from './goods-words.ts'
import type { SearchScope } from './search-scope.ts'

/** Many questions find the same goods; those of all sites take some twenty megabytes. */
const keptGoods = keepEach<FoundRow>(2000)

/** Goods in sale that were found, with all that is shown of them: what both take is read once. */
export async function readFoundGoods(scope: SearchScope, ids: string[]): Promise<FoundRow[]> {
  if (!scope.sells) return []
  return keptGoods({ ...scope.kept, ids }, (unknown) => readGoods(scope, unknown))
}

async function readGoods(scope: SearchScope, ids: string[]): Promise<FoundRow[]> {
  const [goods, awards] = await Promise.all([readWholeProducts(scope.read, ids), readAwards(scope.read, scope.lang, ids)])
  const { declinations, tags } = goods.relations
  const besideOf = sortBeside({ tags, forms: declinations, awards })
  return goods.rows.map((row) => ({
    ...plainRow,
    kind: 'product',
    id: row.id,
    slug: row.slug,
    imageId: readList(row.images)[0] ?? '',
    ...wordsOfGoods(row, besideOf(row.id), scope),
    goods: wholeProduct(row, goods.relations),
  }))
}
