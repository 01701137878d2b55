import { expect, test } from 'vitest'
import { writeFacturX } from '#api/selling/papers/drawing/write-facturx.ts'
import type { Paper } from '#app/models/selling/money/paper.ts'
import { taxAt } from '#app/models/selling/tax/tax.ts'
import { facturxRules, findBroken } from '../../support/facturx-rules.ts'
import { readXml } from '../../support/read-xml.ts'
import { paperOf } from '../../support/rows/plant-papers.ts'

const business = { company: 'Cave du Lac', siren: '732829320' }
const iban = 'FR76 3000 6000 0112 3456 7890 189'
const home = paperOf('Domaine')
const ofNothing = {
  vat: [{ rate: 0, gross: 1200, net: 1200, tax: 0 }],
  lines: home.lines.map((line) => ({ ...line, net: 1200, vatRate: 0 })),
}
const setting = { regime: 'NORMAL', union: 'OSS' } as const
const credits = { label: 'F2026-00007', issuedAt: home.issuedAt, reason: 'casse' }
const noNumber = { ...home.seller, vatNumber: '' }

function handed(...parts: ['CASH' | 'TERMINAL', number][]): Paper['paid'] {
  return { means: 'ON_COLLECTION', amount: 1200, parts: parts.map(([means, amount]) => ({ means, amount })) }
}

/** Papers of all kinds that a business may get. */
const papers: Record<string, Partial<Paper>> = {
  card: {},
  transfer: { paid: { means: 'TRANSFER', amount: 1200 }, seller: { ...home.seller, iban } },
  'transfer of before accounts were kept': { paid: { means: 'TRANSFER', amount: 1200 } },
  cheque: { paid: { means: 'CHEQUE', amount: 1200 } },
  online: { paid: { means: 'CARD', by: 'klarna', amount: 1200 } },
  'in cash': { delivery: { type: 'NO_DELIVERY', to: null }, paid: handed(['CASH', 1200]) },
  'in two ways': { delivery: { type: 'NO_DELIVERY', to: null }, paid: handed(['CASH', 200], ['TERMINAL', 1000]) },
  'without tax': { ...ofNothing, tax: taxAt(null, setting) },
  'at the counter': { delivery: { type: 'NO_DELIVERY', to: null }, paid: { means: 'ON_COLLECTION', amount: 1200 } },
  'to be paid': { paid: { means: 'TRANSFER', amount: 0 }, seller: { ...home.seller, iban } },
  'on invoice': {
    due: '2026-04-30',
    paid: { means: 'TRANSFER', amount: 0 },
    seller: { ...home.seller, iban, mentions: 'FR-BIO-01' },
  },
  note: { kind: 'CREDIT', credits },
  'note by transfer': { kind: 'CREDIT', credits, paid: { means: 'TRANSFER', amount: 1200 }, seller: { ...home.seller, iban } },
  'line reduced': { lines: home.lines.map((line) => ({ ...line, before: 1500 })) },
  'seller without a number': { seller: noNumber },
  franchise: { ...ofNothing, seller: noNumber, tax: taxAt(null, { ...setting, regime: 'FRANCHISE' }) },
  'franchise of before regimes': { ...ofNothing, seller: noNumber },
  debits: { tax: taxAt(null, { ...setting, regime: 'DEBITS' }) },
  export: { ...ofNothing, tax: taxAt({ country: 'CH', postalCode: '1200' }, setting) },
  'export without a number': { ...ofNothing, seller: noNumber, tax: taxAt({ country: 'CH', postalCode: '1200' }, setting) },
  overseas: { ...ofNothing, tax: taxAt({ country: 'FR', postalCode: '97110' }, setting) },
}
const written = Object.entries(papers).map(([name, more]) => {
  const paper: Paper = { ...home, ...more, buyer: { ...home.buyer, ...business } }
  return { name, text: writeFacturX(paper) }
})

test.each(facturxRules)('$id: $says, on every kind of paper', ({ holds }) => {
  expect(written.filter(({ text }) => !holds(readXml(text))).map(({ name }) => name)).toEqual([])
})

/** Papers as they were before, or as they should never be; each breaks the rules that are named, and no other. */
const spoiled: [string, string, (text: string) => string][] = [
  ['BR-FR-08 G1.02', 'card', (text) => without(text, 'ram:BusinessProcessSpecifiedDocumentContextParameter')],
  ['BR-FR-05', 'card', (text) => text.replace('PMT', 'AAI')],
  ['BR-FR-12', 'card', (text) => spoilAt(text, 'ram:BuyerTradeParty', '0225', '0088')],
  ['BR-FR-13', 'card', (text) => spoilAt(text, 'ram:SellerTradeParty', '0225', '0088')],
  ['BR-FR-CO-05', 'note', (text) => without(text, 'ram:FormattedIssueDateTime')],
  ['BR-FR-CO-09', 'note', (text) => text.replace(/(<ram:TotalPrepaidAmount>)[\d.]+/, '$10.00')],
  ['BR-CO-27', 'transfer', (text) => without(text, 'ram:PayeePartyCreditorFinancialAccount')],
  ['BR-S-02 G2.33', 'card', (text) => spoilAt(text, 'ram:SellerTradeParty', 'ram:SpecifiedTaxRegistration', 'ram:Nothing')],
  ['BR-E-02 G2.33', 'franchise', (text) => spoilAt(text, 'ram:SellerTradeParty', 'ram:SpecifiedTaxRegistration', 'ram:Nothing')],
  ['BR-G-02 S1.17', 'export', (text) => spoilAt(text, 'ram:SellerTradeParty', '"VA"', '"FC"')],
  ['BR-E-10', 'overseas', (text) => without(without(text, 'ram:ExemptionReasonCode'), 'ram:ExemptionReason')],
  [
    'BR-S-10',
    'card',
    (text) =>
      text.replace(
        /(<ram:TypeCode>VAT<\/ram:TypeCode>)(\s*<ram:BasisAmount>)/,
        '$1<ram:ExemptionReason>x</ram:ExemptionReason>$2',
      ),
  ],
  ['BR-CO-17', 'card', (text) => text.replace(/(<ram:CalculatedAmount>)[\d.]+/, '$12.12')],
  ['G6.09', 'line reduced', (text) => without(text, 'ram:AppliedTradeAllowanceCharge')],
  ['G2.33', 'card', (text) => text.replace('FR44732829320', 'FR45732829320')],
  ['G2.33', 'franchise', (text) => spoilAt(text, 'ram:SellerTradeParty', '>FR', '>GB')],
  ['S1.17', 'card', (text) => spoilAt(text, 'ram:BuyerTradeParty', '"VA"', '"FC"')],
  [
    'G1.31',
    'note',
    (text) => text.replace(/(<ram:InvoiceReferencedDocument>\s*)<ram:IssuerAssignedID>.*?<\/ram:IssuerAssignedID>/, '$1'),
  ],
  ['G6.08', 'card', (text) => without(text, 'ram:InvoiceCurrencyCode')],
  ['G1.41', 'franchise', (text) => without(text, 'ram:ExemptionReasonCode')],
  ['BT-81', 'card', (text) => text.replace('<ram:TypeCode>48<', '<ram:TypeCode>68<')],
  ['FX-SCH-A-000372', 'card', (text) => without(text, 'ram:ShipToTradeParty')],
]

test('each rule is shown to be noticed', () => {
  expect(new Set(spoiled.flatMap(([ids]) => ids.split(' ')))).toEqual(new Set(facturxRules.map(({ id }) => id)))
})

test.each(spoiled)('%s is noticed where it is broken (%s)', (ids, name, spoil) => {
  const { text = '' } = written.find((one) => one.name === name) ?? {}
  expect(findBroken(readXml(text))).toEqual([])
  expect(findBroken(readXml(spoil(text)))).toEqual(ids.split(' '))
})

function without(text: string, element: string): string {
  return text.replace(new RegExp(`\\s*<${element}>[\\s\\S]*?</${element}>`), '')
}

function spoilAt(text: string, element: string, from: string, to: string): string {
  const whole = new RegExp(`<${element}>[\\s\\S]*?</${element}>`)
  return text.replace(whole, (part) => part.replaceAll(from, to))
}
