import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** A field's name for an owner, and a word that helps to fill it in. */
export type FieldText = readonly [label: string, hint?: string]

/** The same where it names what the house sells. */
export type GoodsFieldText = FieldText | ((goods: GoodsWords) => FieldText)
