import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What scripts of the panel name: what is counted, and where it is taken from. */
export type NamedGoods = Pick<GoodsWords, 'piece' | 'store'>

/** As the frame of the page says it. */
export function readNamedGoods(): NamedGoods {
  return JSON.parse(document.querySelector<HTMLElement>('[data-goods]')?.dataset.goods ?? '')
}
