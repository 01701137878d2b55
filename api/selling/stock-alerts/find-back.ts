import { keyOf } from '#app/models/selling/orders/order-goods.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readGoods } from '../goods/read-goods.ts'
import type { OrderRules } from '../goods/read-order-rules.ts'

/** Something that may be waited for. */
type Wanted = { id: string; product_id: string }

/** Which of them can be bought; a box when each of its bottles can. */
export async function findBack(read: SiteReader, waited: readonly Wanted[], rules: OrderRules): Promise<Set<string>> {
  const wanted = waited.map(({ id, product_id }) => ({ idProduct: product_id, idDeclination: id, quantity: 1 }))
  const { goods, stocks } = await readGoods(read, wanted, rules)
  const back = goods.filter(({ takes }) => takes.every((take) => (stocks.get(keyOf(take)) ?? 0) >= take.each))
  return new Set(back.map(({ idDeclination }) => idDeclination))
}
