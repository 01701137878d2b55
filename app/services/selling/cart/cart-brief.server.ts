import type { Answer, Contract } from '#api/contract/index.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { ProductCard } from '#app/ui/catalog/shop/product-card-view.ts'
import type { CartBriefView } from '#app/ui/selling/cart/cart-brief-view.ts'
import { toCardBeside } from '../../catalog/product-card.server.ts'
import type { CartRequest } from '../../platform/session/cart-request.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { readCartCode } from './cart-code.server.ts'
import { toCartLine } from './cart-lines.server.ts'
import { summariseCart, termsOf } from './cart-summary.server.ts'
import { additionOf, adviceOf, findCart, requireCarts } from './cart-view.server.ts'

type Cart = Answer<Contract['getCart']>

const mostBeside = 2

const nothing: CartBriefView = {
  lines: [],
  summary: undefined,
  added: undefined,
  advice: undefined,
  free: undefined,
  beside: [],
}

/** Reads the cart of this browser for the drawer. */
export async function getCartBrief({ ctx, api, memo }: CartRequest): Promise<CartBriefView> {
  await requireCarts(ctx)
  const { values } = await readSiteFacts(ctx)
  const cart = memo ? await findCart(api, memo.cart) : undefined
  if (!cart || cart.lines.length === 0) return nothing
  const code = await readCartCode(ctx.api, memo?.code ?? '', cart)
  return {
    lines: cart.lines.map(toCartLine).toReversed(),
    summary: summariseCart(cart, code, termsOf(values)),
    added: additionOf(cart, memo?.addition),
    advice: adviceOf(cart, goodsWordsOf(values)),
    free: freeOf(cart),
    beside: await listBeside(ctx.api, cart, goodsWordsOf(values)),
  }
}

/** How far a cart is on its way to free delivery, where bottles lead there. */
function freeOf({ bottles: { counted }, freeShipping }: Cart): CartBriefView['free'] {
  const { bottles, isFree } = freeShipping
  return isFree || bottles === null ? undefined : { counted, needed: counted + bottles }
}

/** What goes with what was put in last and does not lie there yet. */
async function listBeside(api: CartRequest['api'], { lines }: Cart, named: GoodsWords): Promise<ProductCard[]> {
  const last = lines.at(-1)
  if (!last) return []
  const params = { id: last.product.id }
  const [looked, advised] = await Promise.all([api.getProduct({ params }), api.listRecommendedProducts({ params })])
  if (!looked.ok || !advised.ok) return []
  const held = new Set(lines.map(({ product }) => product.id))
  return advised.value.products
    .filter(({ id }) => !held.has(id))
    .map((other) => toCardBeside(other, { looked: looked.value, isAdvised: advised.value.isAdvised, named }))
    .filter(({ choices }) => choices.length > 0)
    .slice(0, mostBeside)
}
