import type { Paper } from '#app/models/selling/money/paper.ts'

/** What does not add up within a paper, with tax and without. */
export function findSumFaults({ lines, discount, shipping, vat, total }: Paper): string[] {
  const gross = sum(lines.map(({ after }) => after)) - discount.amount + shipping.gross
  const off = sum(discount.allowances.map((part) => part.gross))
  const net = sum(lines.map((line) => line.net)) - sum(discount.allowances.map((part) => part.net)) + shipping.net
  const base = sum(vat.map((part) => part.net))
  return [
    gross !== total && `its lines, discount and shipping come to ${gross}, not ${total}`,
    off !== discount.amount && `its discount of ${discount.amount} is shared as ${off}`,
    net !== base && `without tax it comes to ${net}, its parts to ${base}`,
    base + sum(vat.map(({ tax }) => tax)) !== total && 'its parts of tax do not come to its total',
    vat.some((part) => part.net + part.tax !== part.gross) && 'a net amount and its tax are not the gross one',
  ].filter((what) => what !== false)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}
