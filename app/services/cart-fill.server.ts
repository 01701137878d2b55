import type { RequestScene } from '#app/http/visit-context.ts'
import type { FormState } from './account-form.server.ts'
import { readWishes, writeWishes } from './cart-add.server.ts'
import { type CartLineView, type Goods, toCartLine } from './cart-lines.server.ts'
import { type CartSummary, summarise } from './cart-summary.server.ts'
import { requireCarts } from './cart-view.server.ts'
import { readSiteFacts } from './site-facts.server.ts'

/** What a link would put into the cart, before it is asked to. */
export type FillView = {
  lines: CartLineView[]
  summary: CartSummary | undefined
  named: string
  /** Something that the link names is sold no more. */
  isShort: boolean
  message: string
  state: FormState | undefined
}

/** The goods that a link names, at the prices of now; one that is sold no more takes nothing else away. */
export async function getFill(scene: RequestScene, named: string, state?: FormState): Promise<FillView> {
  await requireCarts(scene)
  const { values } = await readSiteFacts(scene)
  const wishes = readWishes(named)
  const goods = await findGoods(scene, wishes)
  return {
    lines: goods?.lines.map(toCartLine) ?? [],
    summary: goods && summarise(goods),
    named: writeWishes(goods?.lines.map(({ declinationId, quantity }) => ({ idDeclination: declinationId, quantity })) ?? []),
    isShort: goods !== undefined && goods.lines.length < new Set(wishes.map(({ idDeclination }) => idDeclination)).size,
    message: values.SHIPPING_MESSAGE,
    state,
  }
}

async function findGoods({ api }: RequestScene, wishes: ReturnType<typeof readWishes>): Promise<Goods | undefined> {
  let products = wishes
  while (products.length > 0) {
    const goods = await api.previewCart({ body: { products } })
    if (goods.ok) return goods.value
    const astray = /^products\.(\d+)\./.exec(Object.keys(goods.error.fields ?? {})[0] ?? '')?.[1]
    if (astray === undefined) return undefined
    products = products.filter((_, place) => place !== Number(astray))
  }
  return undefined
}
