import type { Answer, Contract } from '#api/contract/index.ts'
import type { PeriodKind, Span } from '#app/models/house/figures/span.ts'

export type FiguresRead = Answer<Contract['getFigures']>
type Link = { period: string; label: string }

/** Which periods can be chosen from the one that is shown. */
export type PeriodChoice = {
  title: string
  kinds: { kind: PeriodKind; period: string; isShown: boolean }[]
  earlier: Link | undefined
  later: Link | undefined
}

export type FiguresView = {
  span: Span
  choice: PeriodChoice
  /** Nothing where the days that were asked for are none. */
  figures: FiguresRead | undefined
  fault: string | undefined
}
