import type { Paper } from '#app/models/selling/money/paper.ts'
import { paperTexts as words } from '#app/texts/selling/papers.ts'
import { amount, element as e, type Node } from './xml.ts'

type Taxed = Pick<Paper, 'tax'>

/** A rate of tax, with what it is reckoned on and comes to where that is said; of nothing it is an exemption, with its reason. */
export function taxOf(name: string, rate: number, paper: Taxed, sums?: { net: number; tax: number }): Node {
  const { category, reason, code } = exemptionOf(rate, paper)
  return e(name, [
    ...(sums ? [e('ram:CalculatedAmount', amount(sums.tax))] : []),
    e('ram:TypeCode', 'VAT'),
    ...(sums && reason ? [e('ram:ExemptionReason', reason)] : []),
    ...(sums ? [e('ram:BasisAmount', amount(sums.net))] : []),
    e('ram:CategoryCode', category),
    ...(sums && code ? [e('ram:ExemptionReasonCode', code)] : []),
    // By what is billed: the tax is due by the date of the invoice.
    ...(sums && paper.tax?.regime === 'DEBITS' ? [e('ram:DueDateTypeCode', '5')] : []),
    e('ram:RateApplicablePercent', amount(rate)),
  ])
}

/** By UNTDID 5305 and the list of reasons: what goes overseas leaves the area of the tax as an export does; what is exempt for no reason that has a code stands at zero (rule G1.41). */
export function exemptionOf(rate: number, { tax }: Taxed): { category: string; reason: string; code: string } {
  if (rate > 0) return { category: 'S', reason: '', code: '' }
  if (!tax) return { category: 'E', reason: words.noVat, code: 'VATEX-FR-FRANCHISE' }
  const { exemption } = tax
  if (exemption === '') return { category: 'Z', reason: '', code: '' }
  const reason = words.exemptions[exemption]
  if (exemption === 'FRANCHISE') return { category: 'E', reason, code: 'VATEX-FR-FRANCHISE' }
  return { category: 'G', reason, code: 'VATEX-EU-G' }
}
