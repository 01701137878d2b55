import { randomUUID } from 'node:crypto'
import type { RequestContext } from '#app/http/request-context.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { CartLinkView } from '#app/ui/selling/cart/cart-link-screen.tsx'
import { askForRest, readRequestedItems, writeRequestedItems } from '../../platform/session/requested-items.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { toCartLine } from './cart-lines.server.ts'
import { summarise } from './cart-summary.server.ts'
import { requireCarts } from './cart-view.server.ts'

/** The goods that a link names, at the prices of now; one that cannot be had takes nothing else away. */
export async function getCartLink(ctx: RequestContext, named: string): Promise<CartLinkView> {
  await requireCarts(ctx)
  const { values } = await readSiteFacts(ctx)
  const { wishes, astray } = readRequestedItems(named)
  const asked = await askForRest(wishes, (products) => ctx.api.previewCart({ body: { products } }))
  const { value: goods, unmet } = asked.ok ? asked.value : { value: undefined, unmet: [] }
  const lines = goods?.lines ?? []
  return {
    lines: lines.map(toCartLine),
    summary: goods && summarise(goods, goodsWordsOf(values)),
    named: writeRequestedItems(lines.map(({ declinationId, quantity }) => ({ idDeclination: declinationId, quantity }))),
    act: randomUUID(),
    unmet: [...new Set([...unmet, ...astray])],
    message: values.SHIPPING_MESSAGE,
  }
}
