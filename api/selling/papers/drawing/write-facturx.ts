import { parisDay } from '#app/models/platform/time/working-days.ts'
import { wayToPay } from '#app/models/selling/money/card-means.ts'
import { freightOf, labelOf, type Paper, type PostalAddress } from '#app/models/selling/money/paper.ts'
import { paperTexts as words } from '#app/texts/selling/papers.ts'
import { sayOffice } from './office-place.ts'
import { amount, element as e, type Node, spellXml } from './xml.ts'

const uses = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}
/** What the norm calls ways to pay. */
/** By UNTDID 4461: what is paid online by no card goes through a service of payment. */
const meansCodes = { CARD: '48', ONLINE: '68', TRANSFER: '30', CHEQUE: '20', ON_COLLECTION: '1' } as const
/** A French company is known by its SIREN. */
const sirenScheme = '0002'

/** A paper as machines read it: Cross Industry Invoice of the EN 16931 profile of Factur-X. */
export function writeFacturX(paper: Paper): string {
  return spellXml(
    e('rsm:CrossIndustryInvoice', uses, [
      e('rsm:ExchangedDocumentContext', [
        e('ram:GuidelineSpecifiedDocumentContextParameter', [e('ram:ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      e('rsm:ExchangedDocument', [
        e('ram:ID', labelOf(paper)),
        e('ram:TypeCode', paper.kind === 'INVOICE' ? '380' : '381'),
        e('ram:IssueDateTime', [day(paper.issuedAt)]),
        ...noteOf('PMD', words.business[1]),
        ...noteOf('AAB', words.business[0]),
      ]),
      e('rsm:SupplyChainTradeTransaction', [
        ...paper.lines.map(lineOf),
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
function lineOf({ name, details, quantity, net, vatRate }: Paper['lines'][number], place: number): Node {
  const pieces = { unitCode: 'C62' }
  return e('ram:IncludedSupplyChainTradeLineItem', [
    e('ram:AssociatedDocumentLineDocument', [e('ram:LineID', String(place + 1))]),
    e('ram:SpecifiedTradeProduct', [e('ram:Name', name), ...(details ? [e('ram:Description', details)] : [])]),
    e('ram:SpecifiedLineTradeAgreement', [
      e('ram:NetPriceProductTradePrice', [e('ram:ChargeAmount', amount(net)), e('ram:BasisQuantity', pieces, String(quantity))]),
    ]),
    e('ram:SpecifiedLineTradeDelivery', [e('ram:BilledQuantity', pieces, String(quantity))]),
    e('ram:SpecifiedLineTradeSettlement', [
      taxOf('ram:ApplicableTradeTax', vatRate),
      e('ram:SpecifiedTradeSettlementLineMonetarySummation', [e('ram:LineTotalAmount', amount(net))]),
    ]),
  ])
}

function agreementOf({ seller, buyer, reference }: Paper): Node {
  const siren = seller.siret.replaceAll(/\D/g, '').slice(0, 9)
  const vatNumber = seller.vatNumber.replaceAll(/\s/g, '')
  return e('ram:ApplicableHeaderTradeAgreement', [
    e('ram:SellerTradeParty', [
      e('ram:Name', seller.name),
      ...(siren.length === 9 ? [e('ram:SpecifiedLegalOrganization', [e('ram:ID', { schemeID: sirenScheme }, siren)])] : []),
      addressOf(sayOffice(seller.office)),
      ...(vatNumber ? [e('ram:SpecifiedTaxRegistration', [e('ram:ID', { schemeID: 'VA' }, vatNumber)])] : []),
    ]),
    e('ram:BuyerTradeParty', [
      e('ram:Name', buyer.company || buyer.name),
      ...(buyer.siren ? [e('ram:SpecifiedLegalOrganization', [e('ram:ID', { schemeID: sirenScheme }, buyer.siren)])] : []),
      ...(buyer.company && buyer.name ? [e('ram:DefinedTradeContact', [e('ram:PersonName', buyer.name)])] : []),
      addressOf(buyer),
    ]),
    e('ram:BuyerOrderReferencedDocument', [e('ram:IssuerAssignedID', reference)]),
  ])
}

function deliveryOf({ delivery }: Paper): Node[] {
  return delivery.to ? [e('ram:ShipToTradeParty', [e('ram:Name', delivery.to.name), addressOf(delivery.to)])] : []
}

function codeOf({ means, by = 'card' }: Paper['paid']): string {
  return meansCodes[wayToPay(means, by)]
}

function settlementOf(paper: Paper): Node {
  const { vat, discount, credits, paid, reference } = paper
  return e('ram:ApplicableHeaderTradeSettlement', [
    e('ram:PaymentReference', reference),
    e('ram:InvoiceCurrencyCode', 'EUR'),
    e('ram:SpecifiedTradeSettlementPaymentMeans', [e('ram:TypeCode', codeOf(paid))]),
    ...vat.map(({ rate, net, tax }) => taxOf('ram:ApplicableTradeTax', rate, { net, tax })),
    ...discount.allowances.map(({ rate, net }) => changeOf(false, rate, net)),
    ...freightOf(paper).map(({ rate, net }) => changeOf(true, rate, net)),
    e('ram:SpecifiedTradePaymentTerms', [e('ram:DueDateDateTime', [day(paper.issuedAt)])]),
    sumsOf(paper),
    ...(credits ? [e('ram:InvoiceReferencedDocument', [e('ram:IssuerAssignedID', credits.label)])] : []),
  ])
}

/** What is added for the shipping, or taken off by a code. */
function changeOf(isCharge: boolean, rate: number, net: number): Node {
  return e('ram:SpecifiedTradeAllowanceCharge', [
    e('ram:ChargeIndicator', [e('udt:Indicator', String(isCharge))]),
    e('ram:ActualAmount', amount(net)),
    e('ram:Reason', isCharge ? words.shipping : words.discount('')),
    taxOf('ram:CategoryTradeTax', rate),
  ])
}

function sumsOf({ lines, shipping, discount, vat, total, kind, paid }: Paper): Node {
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
  const prepaid = kind === 'INVOICE' ? Math.min(total, paid.amount) : 0
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

/** A rate of tax, with what it is reckoned on and comes to where that is said; of nothing it is an exemption. */
function taxOf(name: string, rate: number, sums?: { net: number; tax: number }): Node {
  const isExempt = rate === 0
  return e(name, [
    ...(sums ? [e('ram:CalculatedAmount', amount(sums.tax))] : []),
    e('ram:TypeCode', 'VAT'),
    ...(sums && isExempt ? [e('ram:ExemptionReason', words.noVat)] : []),
    ...(sums ? [e('ram:BasisAmount', amount(sums.net))] : []),
    e('ram:CategoryCode', isExempt ? 'E' : 'S'),
    e('ram:RateApplicablePercent', amount(rate)),
  ])
}

function addressOf({ address, addressPart2, postalCode, city, country }: PostalAddress): Node {
  const part = (name: string, text: string) => (text ? [e(name, text)] : [])
  return e('ram:PostalTradeAddress', [
    ...part('ram:PostcodeCode', postalCode),
    ...part('ram:LineOne', address),
    ...part('ram:LineTwo', addressPart2),
    ...part('ram:CityName', city),
    e('ram:CountryID', country || 'FR'),
  ])
}

function day(at: string): Node {
  return e('udt:DateTimeString', { format: '102' }, parisDay(new Date(at)).replaceAll('-', ''))
}
