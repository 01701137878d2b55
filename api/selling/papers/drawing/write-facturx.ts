import { netOf } from '#app/models/platform/text/money.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { wayToPay } from '#app/models/selling/money/card-means.ts'
import { freightOf, labelOf, type Paper } from '#app/models/selling/money/paper.ts'
import { paperTexts as words } from '#app/texts/selling/papers.ts'
import { addressOf, buyerOf, sellerOf } from './facturx-parties.ts'
import { taxOf } from './facturx-tax.ts'
import { prepaidOf, processOf } from './paper-process.ts'
import { amount, element as e, type Node, spellXml } from './xml.ts'

const uses = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
/** By UNTDID 4461, as far as the state's register takes them (BT-81): a service of payment has none, a paper then says nothing of its means. */
const meansCodes = {
  CARD: '48',
  TERMINAL: '48',
  TRANSFER: '30',
  CHEQUE: '20',
  CASH: '10',
  ON_COLLECTION: '',
  ONLINE: '',
} as const

/** A paper as machines read it: Cross Industry Invoice of the EN 16931 profile of Factur-X, by the French rules as well. */
export function writeFacturX(paper: Paper): string {
  return spellXml(
    e('rsm:CrossIndustryInvoice', uses, [
      e('rsm:ExchangedDocumentContext', [
        e('ram:BusinessProcessSpecifiedDocumentContextParameter', [e('ram:ID', processOf(paper))]),
        e('ram:GuidelineSpecifiedDocumentContextParameter', [e('ram:ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      e('rsm:ExchangedDocument', [
        e('ram:ID', labelOf(paper)),
        e('ram:TypeCode', paper.kind === 'INVOICE' ? '380' : '381'),
        e('ram:IssueDateTime', [day(paper.issuedAt)]),
        ...noteOf('PMD', words.business[1]),
        ...noteOf('PMT', words.recovery),
        ...noteOf('AAB', words.business[0]),
        ...(paper.seller.mentions ? noteOf('REG', paper.seller.mentions) : []),
      ]),
      e('rsm:SupplyChainTradeTransaction', [
        ...paper.lines.map((line, place) => lineOf(line, place, paper)),
        agreementOf(paper),
        e('ram:ApplicableHeaderTradeDelivery', deliveryOf(paper)),
        settlementOf(paper),
      ]),
    ]),
  )
}

function noteOf(subject: string, content: string): Node[] {
  return [e('ram:IncludedNote', [e('ram:Content', content), e('ram:SubjectCode', subject)])]
}

/** Its price is that of the whole line, for so many pieces: a price a piece would not come back to the cent. */
function lineOf(
  { name, details, quantity, before, after, net, vatRate }: Paper['lines'][number],
  place: number,
  paper: Paper,
): Node {
  const pieces = { unitCode: 'C62' }
  const basis = e('ram:BasisQuantity', pieces, String(quantity))
  const off = netOf(Math.max(0, before - after), vatRate)
  return e('ram:IncludedSupplyChainTradeLineItem', [
    e('ram:AssociatedDocumentLineDocument', [e('ram:LineID', String(place + 1))]),
    e('ram:SpecifiedTradeProduct', [e('ram:Name', name), ...(details ? [e('ram:Description', details)] : [])]),
    e('ram:SpecifiedLineTradeAgreement', [
      e('ram:GrossPriceProductTradePrice', [
        e('ram:ChargeAmount', amount(net + off)),
        basis,
        ...(off > 0 ? [e('ram:AppliedTradeAllowanceCharge', [indicatorOf(false), e('ram:ActualAmount', amount(off))])] : []),
      ]),
      e('ram:NetPriceProductTradePrice', [e('ram:ChargeAmount', amount(net)), basis]),
    ]),
    e('ram:SpecifiedLineTradeDelivery', [e('ram:BilledQuantity', pieces, String(quantity))]),
    e('ram:SpecifiedLineTradeSettlement', [
      taxOf('ram:ApplicableTradeTax', vatRate, paper),
      e('ram:SpecifiedTradeSettlementLineMonetarySummation', [e('ram:LineTotalAmount', amount(net))]),
    ]),
  ])
}

function agreementOf({ seller, buyer, reference }: Paper): Node {
  return e('ram:ApplicableHeaderTradeAgreement', [
    sellerOf(seller),
    buyerOf(buyer),
    e('ram:BuyerOrderReferencedDocument', [e('ram:IssuerAssignedID', reference)]),
  ])
}

/** Where the goods go; what is taken along is delivered on the day of its paper. */
function deliveryOf({ delivery, buyer, issuedAt }: Paper): Node[] {
  if (delivery.type === 'NO_DELIVERY')
    return [e('ram:ActualDeliverySupplyChainEvent', [e('ram:OccurrenceDateTime', [day(issuedAt)])])]
  const to = delivery.to ?? { ...buyer, name: buyer.company || buyer.name }
  return [e('ram:ShipToTradeParty', [e('ram:Name', to.name), addressOf(to)])]
}

/** A transfer names the account that it goes to; of one that goes back to a buyer none is known here. What came by several means is no one of them. */
function paymentOf({ kind, paid: { means, by = 'card', parts = [] }, seller: { iban = '' } }: Paper): Node[] {
  const [handed, another] = parts
  const code = another ? '' : meansCodes[handed?.means ?? wayToPay(means, by)]
  const account = kind === 'INVOICE' ? iban.replaceAll(/\s/g, '') : ''
  if (code === '' || (code === meansCodes.TRANSFER && account === '')) return []
  return [
    e('ram:SpecifiedTradeSettlementPaymentMeans', [
      e('ram:TypeCode', code),
      ...(code === meansCodes.TRANSFER ? [e('ram:PayeePartyCreditorFinancialAccount', [e('ram:IBANID', account)])] : []),
    ]),
  ]
}

function settlementOf(paper: Paper): Node {
  const { vat, discount, credits, reference } = paper
  return e('ram:ApplicableHeaderTradeSettlement', [
    e('ram:PaymentReference', reference),
    e('ram:InvoiceCurrencyCode', 'EUR'),
    ...paymentOf(paper),
    ...vat.map(({ rate, net, tax }) => taxOf('ram:ApplicableTradeTax', rate, paper, { net, tax })),
    ...discount.allowances.map(({ rate, net }) => changeOf(false, rate, net, paper)),
    ...freightOf(paper).map(({ rate, net }) => changeOf(true, rate, net, paper)),
    e('ram:SpecifiedTradePaymentTerms', [e('ram:DueDateDateTime', [paper.due ? bareDay(paper.due) : day(paper.issuedAt)])]),
    sumsOf(paper),
    ...(credits
      ? [
          e('ram:InvoiceReferencedDocument', [
            e('ram:IssuerAssignedID', credits.label),
            e('ram:FormattedIssueDateTime', [day(credits.issuedAt, 'qdt')]),
          ]),
        ]
      : []),
  ])
}

/** What is added for the shipping, or taken off by a code. */
function changeOf(isCharge: boolean, rate: number, net: number, paper: Paper): Node {
  return e('ram:SpecifiedTradeAllowanceCharge', [
    indicatorOf(isCharge),
    e('ram:ActualAmount', amount(net)),
    e('ram:Reason', isCharge ? words.shipping : words.discount('')),
    taxOf('ram:CategoryTradeTax', rate, paper),
  ])
}

function indicatorOf(isCharge: boolean): Node {
  return e('ram:ChargeIndicator', [e('udt:Indicator', String(isCharge))])
}

function sumsOf(paper: Paper): Node {
  const { lines, shipping, discount, vat, total } = paper
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
  const prepaid = prepaidOf(paper)
  return e('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    e('ram:LineTotalAmount', amount(sum(lines.map(({ net }) => net)))),
    e('ram:ChargeTotalAmount', amount(shipping.net)),
    e('ram:AllowanceTotalAmount', amount(sum(discount.allowances.map(({ net }) => net)))),
    e('ram:TaxBasisTotalAmount', amount(sum(vat.map(({ net }) => net)))),
    e('ram:TaxTotalAmount', { currencyID: 'EUR' }, amount(sum(vat.map(({ tax }) => tax)))),
    e('ram:GrandTotalAmount', amount(total)),
    e('ram:TotalPrepaidAmount', amount(prepaid)),
    e('ram:DuePayableAmount', amount(total - prepaid)),
  ])
}

function day(at: string, space: 'udt' | 'qdt' = 'udt'): Node {
  return bareDay(parisDay(new Date(at)), space)
}

function bareDay(of: string, space: 'udt' | 'qdt' = 'udt'): Node {
  return e(`${space}:DateTimeString`, { format: '102' }, of.replaceAll('-', ''))
}
