import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What a choice is called, also where it names what the house sells. */
export type GoodsOptionText = string | ((goods: GoodsWords) => string)
