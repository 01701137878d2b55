import type { LawRow, LawState } from '#app/models/site/law/conformity.ts'
import type { SilentProduct } from '#app/models/site/law/law-facts.ts'

/** One rule of law as its owner reads it. */
export type RuleView = {
  row: LawRow
  state: LawState
  /** What was looked at and seen. */
  saw: string
  /** Why it is not kept; empty where it is. */
  reason: string
  /** Where it is mended or looked at. */
  mend: string
  /** The wines that do not tell yet what it wants told. */
  wines: readonly SilentProduct[]
  /** How many more of them there are. */
  others: number
}

/** How every rule of law stands in a shop, and when that was looked at. */
export type Conformity = { house: string; at: string; lines: RuleView[] }
