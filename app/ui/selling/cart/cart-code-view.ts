import type { Answer, Contract } from '#api/contract/index.ts'

/** What a discount code does to a cart, or why it does nothing. */
export type CartCode = {
  code: string
  fault: string
  change: Answer<Contract['applyDiscount']> | undefined
}
