import { done, refused } from '#app/models/platform/outcome.ts'
import { addToLines, emptyLines } from '#app/models/selling/cart/cart-lines.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { askStock, refuseAsks } from '../../goods/count-stock-asks.ts'
import { findRequestedItems } from './find-requested-items.ts'
import { atHome, readCartRules } from './show-cart.ts'
import { showGoods } from './show-goods.ts'

/** What some goods would cost together; nothing is kept of it. */
export const previewCart: UseCase<Contract['previewCart']> = async ({ body }, ctx) => {
  const rules = await readCartRules(ctx)
  if (!rules) return refused('not_found')
  const wished = await findRequestedItems(ctx.read, body.products)
  if (!wished.ok) return wished
  const asked = wished.value.map(({ declinationId: id, quantity }) => ({ id, quantity }))
  const tooOften = await askStock(ctx, { wanted: asked, rules })
  if (tooOften.length > 0) return refuseAsks(tooOften, ({ at }) => `products.${at}.quantity`)
  const prices = new Map(wished.value.map(({ declinationId, price }) => [declinationId, price]))
  const { lines } = wished.value.reduce(
    (cart, { declinationId, quantity }) => addToLines(cart, { product: '', declinationId, quantity }),
    emptyLines,
  )
  const reckoned = lines.map((line) => ({ ...line, seenPrice: prices.get(line.declinationId) ?? 0 }))
  return done((await showGoods(ctx.read, reckoned, rules, atHome)).shown)
}
