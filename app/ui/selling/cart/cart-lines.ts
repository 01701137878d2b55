import type { Answer, Contract } from '#api/contract/index.ts'

export type Goods = Answer<Contract['previewCart']>

export type Line = Goods['lines'][number]

/** A line of a cart as its screen needs it. */
export type CartLineView = {
  id: number
  href: string
  name: string
  kind: Line['product']['kind']
  picture: Line['product']['images'][number] | undefined
  detail: string
  /** Empty for what is sold no more. */
  price: string
  struck: string
  perMeasure: string
  quantity: number
  step: number
  total: string
  news: string[]
  isGone: boolean
  /** As it is said to have been seen: the line and its price. */
  seen: string
}
