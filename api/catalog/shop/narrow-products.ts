import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { Filter } from '../../contract/platform/list.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { selectPublicProducts } from '../rows/catalog-rows.ts'

type ProductQuery = Read<Contract['listProducts']>['query']
type Field = ProductQuery['filters'][number]['field']
type Query = ReturnType<typeof selectPublicProducts>
type Narrow = (from: Query, filter: Filter, found: readonly string[]) => Query

const signs = { equal: '=', different: '!=', less: '<', lessOrEqual: '<=', greater: '>', greaterOrEqual: '>=' } as const

/** What is more than one column beside one value, each as what it asks of a product. */
const narrowings: Partial<Record<Field, Narrow>> = {
  kind: (from, { value }) => {
    const words = wordsOf(value)
    return from.where((where) => where.or([where('products.kind', 'in', words), where('products.type', 'in', words as never[])]))
  },
  tags: (from, { value }) =>
    from.where((where) =>
      where.exists(
        where
          .selectFrom('product_tags')
          .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
          .select('tags.id')
          .whereRef('product_tags.product_id', '=', 'products.id')
          .where('tags.slug', 'in', wordsOf(value)),
      ),
    ),
  // What holds each word somewhere, and what the search of the site finds by them: slips, dishes, tags.
  search: (from, { value }, found) => {
    const words = foldText(String(value)).split(/\s+/)
    return from.where((where) =>
      where.or([
        where.and(
          words.map((word) =>
            where(where.fn.coalesce('products.shop_key', 'products.search_key'), 'like', `%${word.replaceAll(/[%\\]/g, '_')}%`),
          ),
        ),
        where('products.id', 'in', [...found, '']),
      ]),
    )
  },
  meal: (from, { value }) =>
    from.where((where) =>
      where.or(wordsOf(value).map((id) => where('products.meals', 'like', `%"idMealIcon":"${id.replaceAll(/[%_\\]/g, '_')}"%`))),
    ),
  vintage: (from, { operator, value }) =>
    from.where((where) =>
      where.exists(
        where
          .selectFrom('declinations')
          .select('declinations.id')
          .whereRef('declinations.product_id', '=', 'products.id')
          .where('declinations.deleted_at', 'is', null)
          .where('declinations.is_on_sale', '=', 1)
          .where('declinations.year', signs[operator as keyof typeof signs], Number(value)),
      ),
    ),
  minPrice: (from, { value }) => from.where('products.low_price', '>=', Number(value)),
  maxPrice: (from, { value }) => from.where('products.low_price', '<=', Number(value)),
}

/** Filters that ask what something costs. */
const ofPrices: readonly string[] = ['price', 'minPrice', 'maxPrice']

/** Filters that take nothing but a value. */
const plain: readonly string[] = ['kind', 'tags', 'meal', 'search', 'minPrice', 'maxPrice']

/** The products in sale, narrowed by what no column answers alone, `found` being what the search found; the filters that are left are of columns. */
export function narrowProducts(
  read: SiteReader,
  asked: ProductQuery,
  found: readonly string[] = [],
): { from: Query; rest: ProductQuery } {
  const narrow = (query: Query, filter: ProductQuery['filters'][number]) =>
    narrowings[filter.field]?.(query, filter, found) ?? query
  const from = asked.filters.reduce(narrow, selectPublicProducts(read))
  const left = asked.filters.filter(({ field }) => !narrowings[field])
  const folded = left.map((one) => (one.field === 'name' ? { ...one, value: foldText(String(one.value)) } : one))
  return { from, rest: { ...asked, filters: folded } }
}

/** The first filter that cannot be asked: a comparison where there is none to make, or a price that is hidden. */
export function findWrongFilter(asked: ProductQuery, hidesPrices: boolean): string | undefined {
  const isWrong = ({ field, operator }: Filter) =>
    (plain.includes(field) && operator !== 'equal') || (hidesPrices && ofPrices.includes(field))
  return asked.filters.find(isWrong)?.field
}

function wordsOf(value: string | number): string[] {
  return String(value)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .concat('')
}
