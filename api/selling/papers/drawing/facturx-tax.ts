import type { Paper } from '#app/models/selling/money/paper.ts'
import { paperTexts as words } from '#app/texts/selling/papers.ts'
import { vatNumberOfSeller } from './facturx-parties.ts'
import { amount, element as e, type Node } from './xml.ts'

type Taxed = Pick<Paper, 'tax' | 'seller'>

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

/** By UNTDID 5305 and the list of reasons; who has no number of VAT cannot say of goods that they are exported, only that they are exempt. */
export function exemptionOf(rate: number, { tax, seller }: Taxed): { category: string; reason: string; code: string } {
  if (rate > 0) return { category: 'S', reason: '', code: '' }
  if (!tax) return { category: 'E', reason: words.noVat, code: 'VATEX-FR-FRANCHISE' }
  const { exemption } = tax
  if (exemption === '') return { category: 'E', reason: words.exempt, code: '' }
  const reason = words.exemptions[exemption]
  if (exemption === 'EXPORT' && vatNumberOfSeller(seller)) return { category: 'G', reason, code: 'VATEX-EU-G' }
  return { category: 'E', reason, code: exemption === 'FRANCHISE' ? 'VATEX-FR-FRANCHISE' : '' }
}
