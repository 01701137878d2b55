import type { Answer, Contract } from '#api/contract/index.ts'

export type Held = Answer<Contract['listHeldBottles']>

export type HoldingOrder = Held['orders'][number]

/** Orders that were chosen, and how many bottles they keep. */
export type ChosenHeld = { orders: HoldingOrder[]; bottles: number }
