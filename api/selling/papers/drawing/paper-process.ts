import type { Paper } from '#app/models/selling/money/paper.ts'

/** The way of a French invoice: goods that are to be paid, or goods that are. */
export function processOf(paper: Paper): 'B1' | 'B2' {
  return prepaidOf(paper) === paper.total ? 'B2' : 'B1'
}

/** What is paid already; what a note gives back was. */
export function prepaidOf({ kind, total, paid }: Paper): number {
  return kind === 'CREDIT' ? total : Math.min(total, paid.amount)
}
