import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** A parameter's name for its owner, and what it does. */
export type ParameterLabel = readonly [label: string, says: string]

/** The same where it names what the house sells. */
export type GoodsParameterLabel = ParameterLabel | ((goods: GoodsWords) => ParameterLabel)
