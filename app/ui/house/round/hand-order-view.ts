import type { Answer, Contract } from '#api/contract/index.ts'
import type { HandMeans } from '#app/models/selling/money/hand-means.ts'
import type { StockRow } from './stock-sheet.tsx'

export type Carrier = Answer<Contract['listCarriers']>['carriers'][number]

/** The form of an order by hand: what was found, what was filled in. */
export type HandOrderScreen = {
  lines: StockRow[]
  hasMore: boolean
  carriers: Carrier[]
  /** How the site lets its buyers pay by hand. */
  means: HandMeans[]
  typed: ReadonlyMap<string, string>
  /** What is wrong, by the name of the field. */
  faults: Record<string, string>
}
