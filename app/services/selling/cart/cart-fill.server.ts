import type { RequestScene } from '#app/http/visit-context.ts'
import type { FillView } from '#app/ui/selling/cart/fill-screen.tsx'
import { askForRest, readWishes, writeWishes } from '../../platform/session/cart-wishes.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { toCartLine } from './cart-lines.server.ts'
import { summarise } from './cart-summary.server.ts'
import { requireCarts } from './cart-view.server.ts'

/** The goods that a link names, at the prices of now; one that cannot be had takes nothing else away. */
export async function getFill(scene: RequestScene, named: string): Promise<FillView> {
  await requireCarts(scene)
  const { values } = await readSiteFacts(scene)
  const { wishes, astray } = readWishes(named)
  const asked = await askForRest(wishes, (products) => scene.api.previewCart({ body: { products } }))
  const { value: goods, unmet } = asked.ok ? asked.value : { value: undefined, unmet: [] }
  const lines = goods?.lines ?? []
  return {
    lines: lines.map(toCartLine),
    summary: goods && summarise(goods),
    named: writeWishes(lines.map(({ declinationId, quantity }) => ({ idDeclination: declinationId, quantity }))),
    unmet: [...new Set([...unmet, ...astray])],
    message: values.SHIPPING_MESSAGE,
  }
}
