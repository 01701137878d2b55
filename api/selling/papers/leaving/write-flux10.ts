import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Paper } from '#app/models/selling/money/paper.ts'
import {
  channelOf,
  type DatedPaper,
  identityOf,
  type ReportedDay,
  sumReportedDays,
} from '#app/models/selling/money/sales-report.ts'
import { vatNumberOfSeller } from '../drawing/facturx-parties.ts'
import { exemptionOf } from '../drawing/facturx-tax.ts'
import { processOf } from '../drawing/paper-process.ts'
import { amount, element as e, type Node, spellXml } from '../drawing/xml.ts'
import type { Span } from './read-papers.ts'

/** Who tells: a seller, known by its SIREN, through a platform; one whose number is not known puts itself in the place of the sender. */
export type Teller = Span & { name: string; siren: string; platform: { name: string; number: string } | null; now: Date }

/** By ISO 6523. */
const sirenScheme = '0002'
const platformScheme = '0238'
/** Spelt so by the rules that the state publishes (S1.12). */
const profile = 'urn.cpro.gouv.fr:1p0:ereporting'

/** The report of a period (flow 10 of the external specifications, 3.2): nobody corrects one, the next is sent whole in its place. */
export function writeFlux10(papers: readonly DatedPaper[], teller: Teller): string {
  const { from, to, name, siren, platform, now } = teller
  const seller = [e('Id', { schemeId: sirenScheme }, siren), e('Name', name), e('RoleCode', 'SE')]
  const sender = platform && [
    e('Id', { schemeId: platformScheme }, platform.number),
    e('Name', platform.name),
    e('RoleCode', 'WK'),
  ]
  return spellXml(
    e('Report', [
      e('ReportDocument', [
        e('Id', `${siren}-${bare(from)}-${bare(to)}`),
        e('IssueDateTime', [e('DateTimeString', parisMoment(now))]),
        e('TypeCode', 'IN'),
        e('Sender', sender ?? seller),
        e('Issuer', seller),
      ]),
      e('TransactionsReport', [
        e('ReportPeriod', [e('StartDate', bare(from)), e('EndDate', bare(to))]),
        ...papers.filter(({ paper }) => channelOf(paper) === 'NAMED').map((dated) => invoiceOf(dated, siren)),
        ...sumReportedDays(papers).map(transactionsOf),
      ]),
    ]),
  )
}

/** The sales of a day in a category (flow 10.3). */
function transactionsOf({ day, category, papers, vat }: ReportedDay): Node {
  return e('Transactions', [
    e('Date', bare(day)),
    e('TransactionsCurrency', 'EUR'),
    e('CategoryCode', category),
    e('TaxExclusiveAmount', amount(vat.reduce((sum, { net }) => sum + net, 0))),
    e('TaxTotal', amount(vat.reduce((sum, { tax }) => sum + tax, 0))),
    e('TransactionsCount', String(papers)),
    ...vat.map(({ rate, net, tax }) =>
      e('TaxSubtotal', [e('TaxPercent', amount(rate)), e('TaxableAmount', amount(net)), e('TaxTotal', amount(tax))]),
    ),
  ])
}

/** A paper of a business of elsewhere, one by one (flow 10.1). */
function invoiceOf({ day, label, paper }: DatedPaper, siren: string): Node {
  const { credits, vat, kind, seller } = paper
  const sum = (of: 'net' | 'tax') => amount(vat.reduce((all, share) => all + share[of], 0))
  const number = vatNumberOfSeller(seller)
  return e('Invoice', [
    e('ID', label),
    e('IssueDate', bare(day)),
    e('TypeCode', kind === 'INVOICE' ? '380' : '381'),
    e('CurrencyCode', 'EUR'),
    e('BusinessProcess', [e('ID', processOf(paper)), e('TypeID', profile)]),
    ...(credits
      ? [e('ReferencedDocument', [e('ID', credits.label), e('IssueDate', bare(parisDay(new Date(credits.issuedAt))))])]
      : []),
    e('Seller', [
      e('CompanyId', { schemeId: sirenScheme }, siren),
      ...(number ? [registrationOf(number)] : []),
      e('PostalAddress', [e('CountryId', 'FR')]),
    ]),
    buyerOf(paper),
    ...deliveryOf(paper),
    e('MonetaryTotal', [e('TaxExclusiveAmount', sum('net')), e('TaxAmount', { CurrencyCode: 'EUR' }, sum('tax'))]),
    ...vat.map((share) => subTotalOf(share, paper)),
  ])
}

function buyerOf(paper: Paper): Node {
  const { vatNumber = '', country } = paper.buyer
  const known = identityOf(paper)
  return e('Buyer', [
    ...(known ? [e('CompanyId', { schemeId: known.scheme }, known.id)] : []),
    ...(vatNumber ? [registrationOf(vatNumber.replaceAll(/\s/g, ''))] : []),
    e('PostalAddress', [e('CountryId', country)]),
  ])
}

function registrationOf(number: string): Node {
  return e('TaxRegistrationId', { qualifyingId: 'VAT' }, number)
}

/** Where the goods go: asked for from September 2027 on. */
function deliveryOf({ delivery: { to } }: Paper): Node[] {
  if (!to) return []
  const { address, addressPart2, city, postalCode, country } = to
  const part = (name: string, text: string) => (text ? [e(name, text)] : [])
  return [
    e('Delivery', [
      e('Location', [
        ...part('LineOne', address),
        ...part('LineTwo', addressPart2),
        ...part('CityName', city),
        ...part('PostalZone', postalCode),
        e('CountryId', country || 'FR'),
      ]),
    ]),
  ]
}

function subTotalOf({ rate, net, tax }: Paper['vat'][number], paper: Paper): Node {
  const { category, reason, code } = exemptionOf(rate, paper)
  return e('TaxSubTotal', [
    e('TaxableAmount', amount(net)),
    e('TaxAmount', amount(tax)),
    e('TaxCategory', [
      e('Code', category),
      e('Percent', amount(rate)),
      ...(code ? [e('TaxExemptionReason', reason), e('TaxExemptionReasonCode', code)] : []),
    ]),
  ])
}

function bare(day: string): string {
  return day.replaceAll('-', '')
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'medium' })

function parisMoment(now: Date): string {
  return clock.format(now).replaceAll(/\D/g, '')
}
