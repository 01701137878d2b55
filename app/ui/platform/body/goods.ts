import { createContext, use } from 'react'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What the site sells, as the sentences of its screens name it. */
export const GoodsContext = createContext<GoodsWords | undefined>(undefined)

export function useGoods(): GoodsWords {
  const goods = use(GoodsContext)
  if (!goods) throw new Error('a screen that names goods stands in a site')
  return goods
}
