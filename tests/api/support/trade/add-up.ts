import { at, centsAt, type Xml } from '../read-xml.ts'

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
const trade = 'SupplyChainTradeTransaction'
const settled = [trade, 'ApplicableHeaderTradeSettlement']

/** Everything that the norm wants to add up, added up anew from what stands in the document. */
export function addUp(xml: Xml) {
  const sums = [...settled, 'SpecifiedTradeSettlementHeaderMonetarySummation']
  const lines = centsAt(
    xml,
    trade,
    'IncludedSupplyChainTradeLineItem',
    'SpecifiedLineTradeSettlement',
    'SpecifiedTradeSettlementLineMonetarySummation',
    'LineTotalAmount',
  )
  const changes = at(xml, ...settled, 'SpecifiedTradeAllowanceCharge')
  const ofKind = (isCharge: string) =>
    sum(
      changes
        .filter((one) => at(one, 'ChargeIndicator', 'Indicator')[0]?.text === isCharge)
        .flatMap((one) => centsAt(one, 'ActualAmount')),
    )
  const [charges, allowances] = [ofKind('true'), ofKind('false')]
  const base = sum(lines) - allowances + charges
  const tax = sum(centsAt(xml, ...settled, 'ApplicableTradeTax', 'CalculatedAmount'))
  const said = (name: string) => centsAt(xml, ...sums, name)[0]
  return {
    found: [
      sum(lines),
      charges,
      allowances,
      base,
      tax,
      base + tax,
      base + tax - (said('TotalPrepaidAmount') ?? 0),
      sum(centsAt(xml, ...settled, 'ApplicableTradeTax', 'BasisAmount')),
    ],
    said: [
      ...[
        'LineTotalAmount',
        'ChargeTotalAmount',
        'AllowanceTotalAmount',
        'TaxBasisTotalAmount',
        'TaxTotalAmount',
        'GrandTotalAmount',
      ].map(said),
      ...['DuePayableAmount', 'TaxBasisTotalAmount'].map(said),
    ],
  }
}
