import type { Answer, Contract } from '#api/contract/index.ts'

/** What a discount code does to a cart, or why it does nothing; `isTaken` is whether the shop takes codes at all. */
export type CartCode = {
  isTaken: boolean
  code: string
  fault: string
  change: Answer<Contract['applyDiscount']> | undefined
}
