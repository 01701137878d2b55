import { done, type Fault, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { judgeGoods } from '#app/models/selling/orders/order-goods.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findGoods, type Good, type KnownGoods, readGoods, type Wanted } from './read-goods.ts'
import type { OrderRules } from './read-order-rules.ts'

/** At the cellar a single bottle is sold; where nothing is bought yet, a product of several sizes stands for the first of them. */
type How = { byHand?: boolean; takesFirst?: boolean; known?: KnownGoods | undefined }

/**
 * The goods of an order; refused with a fault for each line that has one, so that all can be mended at once. What was read of them a
 * moment ago under the same settings is what they are still, but for their stock.
 */
export async function chooseGoods(
  read: SiteReader,
  wanted: readonly Wanted[],
  rules: OrderRules,
  { byHand = false, takesFirst = false, known }: How = {},
): Promise<Outcome<Good[]>> {
  const {
    goods: found,
    astray,
    stocks,
  } = known?.values === rules.values ? findGoods(known, wanted, takesFirst) : await readGoods(read, wanted, rules, takesFirst)
  const goods = byHand ? found.map((good) => ({ ...good, multiple: 1 })) : found
  const fields: Record<string, Fault> = {}
  for (const { at, code, name } of astray)
    fields[`products.${at}.${code === 'size' ? 'idDeclination' : 'id'}`] = code === 'size' ? { code, params: { name } } : { code }
  for (const [place, fault] of judgeGoods(goods, stocks, rules.values.STOCK_DISPLAY_LIMIT).entries()) {
    if (fault) fields[`products.${goods[place]?.at}.quantity`] = fault
  }
  return Object.keys(fields).length > 0 ? refused('invalid', { fields }) : done(goods)
}
