import { at, centsAt, type Xml } from './read-xml.ts'

const trade = 'SupplyChainTradeTransaction'
const settled = [trade, 'ApplicableHeaderTradeSettlement']
const agreed = [trade, 'ApplicableHeaderTradeAgreement']
const sums = [...settled, 'SpecifiedTradeSettlementHeaderMonetarySummation']
const lines = [trade, 'IncludedSupplyChainTradeLineItem']
const registered = [...agreed, 'SellerTradeParty', 'SpecifiedTaxRegistration', 'ID']

const textAt = (xml: Xml, ...way: string[]) => at(xml, ...way)[0]?.text ?? ''
const typeOf = (xml: Xml) => textAt(xml, 'ExchangedDocument', 'TypeCode')
const processOf = (xml: Xml) => textAt(xml, 'ExchangedDocumentContext', 'BusinessProcessSpecifiedDocumentContextParameter', 'ID')
const subjects = (xml: Xml) => at(xml, 'ExchangedDocument', 'IncludedNote', 'SubjectCode').map(({ text }) => text)
const sirenAt = (xml: Xml, party: string) => at(xml, ...agreed, party, 'URIUniversalCommunication', 'URIID')[0]
const taxes = (xml: Xml) => at(xml, ...settled, 'ApplicableTradeTax')
const inCategory = (xml: Xml, code: string) => taxes(xml).filter((tax) => textAt(tax, 'CategoryCode') === code)
const numberOf = (xml: Xml, party: string) => textAt(xml, ...agreed, party, 'SpecifiedTaxRegistration', 'ID')
/** The key, by its other definition: twelve less, it is three times what 97 leaves of the SIREN. */
const isNumberOf = (siren: string, number: string) =>
  number.startsWith('FR') &&
  number.endsWith(siren) &&
  (Number(number.slice(2, 4)) + 97 - 12) % 97 === (3 * (Number(siren) % 97)) % 97
const isReached = (xml: Xml, party: string) =>
  sirenAt(xml, party)?.marks.schemeID === '0225' && /^\d{9}$/.test(sirenAt(xml, party)?.text ?? '')

export type Rule = { id: string; says: string; holds: (xml: Xml) => boolean }

/** What the rules of EN 16931 and of French invoices want of a paper, as far as ours can break them; written from what they say, by their ids. */
export const facturxRules: Rule[] = [
  { id: 'BR-FR-08', says: 'BT-23 names the way of the invoice', holds: (xml) => ['B1', 'B2'].includes(processOf(xml)) },
  {
    id: 'BR-FR-05',
    says: 'the three notes of late payment stand in it',
    holds: (xml) => ['PMD', 'PMT', 'AAB'].every((subject) => subjects(xml).includes(subject)),
  },
  { id: 'BR-FR-12', says: 'BT-49 is the electronic address of the buyer', holds: (xml) => isReached(xml, 'BuyerTradeParty') },
  { id: 'BR-FR-13', says: 'BT-34 is that of the seller', holds: (xml) => isReached(xml, 'SellerTradeParty') },
  {
    id: 'BR-FR-CO-05',
    says: 'a note names its invoice and the day of it, BT-25 and BT-26',
    holds: (xml) =>
      typeOf(xml) !== '381' ||
      /^\d{8}$/.test(textAt(xml, ...settled, 'InvoiceReferencedDocument', 'FormattedIssueDateTime', 'DateTimeString')),
  },
  {
    id: 'BR-FR-CO-09',
    says: 'what is said to be paid is: BT-113 is the total, and nothing is due',
    holds: (xml) =>
      processOf(xml) !== 'B2' ||
      (centsAt(xml, ...sums, 'TotalPrepaidAmount')[0] === centsAt(xml, ...sums, 'GrandTotalAmount')[0] &&
        centsAt(xml, ...sums, 'DuePayableAmount')[0] === 0),
  },
  {
    id: 'BR-CO-27',
    says: 'a transfer names its account, BT-84',
    holds: (xml) =>
      !['30', '58'].includes(textAt(xml, ...settled, 'SpecifiedTradeSettlementPaymentMeans', 'TypeCode')) ||
      textAt(xml, ...settled, 'SpecifiedTradeSettlementPaymentMeans', 'PayeePartyCreditorFinancialAccount', 'IBANID') !== '',
  },
  {
    id: 'BR-S-02',
    says: 'who asks for tax is known to the tax office, BT-31',
    holds: (xml) => inCategory(xml, 'S').length === 0 || at(xml, ...registered).length > 0,
  },
  {
    id: 'BR-E-02',
    says: 'who asks for none is as well',
    holds: (xml) => inCategory(xml, 'E').length === 0 || at(xml, ...registered).length > 0,
  },
  {
    id: 'BR-G-02',
    says: 'who exports has a number of VAT, BT-31',
    holds: (xml) => inCategory(xml, 'G').length === 0 || at(xml, ...registered).some(({ marks }) => marks.schemeID === 'VA'),
  },
  {
    id: 'BR-E-10',
    says: 'no tax is asked without a reason, BT-120 or BT-121',
    holds: (xml) =>
      [...inCategory(xml, 'E'), ...inCategory(xml, 'G')].every(
        (tax) => textAt(tax, 'ExemptionReason') !== '' || textAt(tax, 'ExemptionReasonCode') !== '',
      ),
  },
  {
    id: 'BR-S-10',
    says: 'tax that is asked has none',
    holds: (xml) => inCategory(xml, 'S').every((tax) => at(tax, 'ExemptionReason').length === 0),
  },
  {
    id: 'BR-CO-17',
    says: 'each tax is its rate of its basis, to the cent that stays of prices with tax',
    holds: (xml) =>
      taxes(xml).every((tax) => {
        const [basis = 0, asked = 0] = [centsAt(tax, 'BasisAmount')[0], centsAt(tax, 'CalculatedAmount')[0]]
        return Math.abs(asked - (basis * Number(textAt(tax, 'RateApplicablePercent'))) / 100) <= 1
      }),
  },
  {
    id: 'G6.09',
    says: 'each line has its gross price, BT-148, from which what is taken off leaves the net one',
    holds: (xml) =>
      at(xml, ...lines, 'SpecifiedLineTradeAgreement').every((line) => {
        const [gross] = centsAt(line, 'GrossPriceProductTradePrice', 'ChargeAmount')
        const [off = 0] = centsAt(line, 'GrossPriceProductTradePrice', 'AppliedTradeAllowanceCharge', 'ActualAmount')
        return gross !== undefined && gross - off === centsAt(line, 'NetPriceProductTradePrice', 'ChargeAmount')[0]
      }),
  },
  {
    id: 'G2.33',
    says: 'both numbers of VAT stand in it, BT-31 and BT-48, each that of its SIREN',
    holds: (xml) =>
      ['SellerTradeParty', 'BuyerTradeParty'].every((party) => isNumberOf(sirenAt(xml, party)?.text ?? '', numberOf(xml, party))),
  },
  {
    id: 'S1.17',
    says: 'who is known to the tax office is known by a number of VAT',
    holds: (xml) =>
      ['SellerTradeParty', 'BuyerTradeParty'].every((party) =>
        at(xml, ...agreed, party, 'SpecifiedTaxRegistration', 'ID').every(({ marks }) => marks.schemeID === 'VA'),
      ),
  },
  {
    id: 'G6.08',
    says: 'nothing is missing that the state reads of an invoice',
    holds: (xml) =>
      [
        ['ExchangedDocument', 'ID'],
        ['ExchangedDocument', 'IssueDateTime', 'DateTimeString'],
        ['ExchangedDocument', 'TypeCode'],
        ['ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'],
        ...['SellerTradeParty', 'BuyerTradeParty'].flatMap((party) => [
          [...agreed, party, 'SpecifiedLegalOrganization', 'ID'],
          [...agreed, party, 'PostalTradeAddress', 'CountryID'],
        ]),
        ...['TaxBasisTotalAmount', 'TaxTotalAmount'].map((name) => [...sums, name]),
        [...settled, 'InvoiceCurrencyCode'],
      ].every((way) => textAt(xml, ...way) !== '') &&
      taxes(xml).length > 0 &&
      taxes(xml).every((tax) =>
        ['BasisAmount', 'CalculatedAmount', 'CategoryCode', 'TypeCode', 'RateApplicablePercent'].every(
          (name) => textAt(tax, name) !== '',
        ),
      ),
  },
  {
    id: 'G1.02',
    says: 'the way of the invoice is one that the state knows',
    holds: (xml) => /^([BSM][124]|S[56]|[BS]7)$/.test(processOf(xml)),
  },
  {
    id: 'G1.31',
    says: 'a note names its invoice',
    holds: (xml) => typeOf(xml) !== '381' || textAt(xml, ...settled, 'InvoiceReferencedDocument', 'IssuerAssignedID') !== '',
  },
  {
    id: 'G1.41',
    says: 'an exemption has a reason and its code',
    holds: (xml) =>
      inCategory(xml, 'E').every(
        (tax) => textAt(tax, 'ExemptionReason') !== '' && textAt(tax, 'ExemptionReasonCode').startsWith('VATEX-'),
      ),
  },
  {
    id: 'BT-81',
    says: 'the means of payment is one that the state knows, or is not said',
    holds: (xml) =>
      at(xml, ...settled, 'SpecifiedTradeSettlementPaymentMeans', 'TypeCode').every(({ text }) =>
        ['10', '20', '30', '42', '48', '49', '97'].includes(text),
      ),
  },
  {
    id: 'FX-SCH-A-000372',
    says: 'what is said of the delivery is not empty',
    holds: (xml) => (at(xml, trade, 'ApplicableHeaderTradeDelivery')[0]?.inner.length ?? 0) > 0,
  },
]

/** The ids of the rules that a paper breaks. */
export function findBroken(xml: Xml): string[] {
  return facturxRules.filter(({ holds }) => !holds(xml)).map(({ id }) => id)
}
