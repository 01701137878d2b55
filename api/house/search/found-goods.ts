import { readList } from '../../catalog/rows/catalog-rows.ts'
import { readWholeProducts } from '../../catalog/shop/product-relations.ts'
import { type FoundRow, plainRow } from './found-row.ts'
import { readAwards, sortBeside } from './goods-beside.ts'
import { wordsOfGoods } from './goods-words.ts'
import type { SearchScope } from './search-scope.ts'

/** Goods in sale that were found, with all that is shown of them: what both take is read once. */
export async function readFoundGoods(scope: SearchScope, ids: string[]): Promise<FoundRow[]> {
  if (!scope.sells) return []
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
    goods,
  }))
}
