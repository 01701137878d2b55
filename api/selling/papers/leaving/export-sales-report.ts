import { done } from '#app/models/platform/outcome.ts'
import { channelOf, type DatedPaper, type ReportedDay, sumReportedDays } from '#app/models/selling/money/sales-report.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { amount, element as e, type Node, spellXml } from '../drawing/xml.ts'
import { readSeller } from '../read-seller.ts'
import { readDatedPapers, type Span } from './read-papers.ts'

/** What is told of sales that no platform carries as an invoice: sums by day (flow 10.3), and papers of businesses abroad (10.1). */
export const exportSalesReport: UseCase<Contract['exportSalesReport']> = async ({ query }, { read, site, now }) => {
  const papers = await readDatedPapers(read, query)
  if (!papers.ok) return papers
  const { name, siret } = await readSeller(read, site)
  const siren = siret.replaceAll(/\s/g, '').slice(0, 9)
  const xml = writeSalesReport(papers.value, { ...query, name, siren, now })
  const content = Buffer.from(xml).toString('base64')
  return done({ name: `flux10-${query.from}-${query.to}.xml`, type: 'application/xml' as const, content })
}

type Teller = Span & { name: string; siren: string; now: Date }

/** The report of a period: nobody corrects one, the next is sent whole in its place. */
export function writeSalesReport(papers: readonly DatedPaper[], teller: Teller): string {
  const { from, to, name, siren, now } = teller
  const moment = now.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)
  const party = (role: string) => [e('Id', { schemeId: '0002' }, siren), e('Name', name), e('RoleCode', role)]
  return spellXml(
    e('Report', [
      e('ReportDocument', [
        e('Id', `${siren}-${bare(from)}-${bare(to)}-${moment}`),
        e('IssueDateTime', [e('DateTimeString', { format: '204' }, moment)]),
        e('TypeCode', 'IN'),
        e('Sender', party('SE')),
        e('Issuer', party('SE')),
      ]),
      e('TransactionsReport', [
        e('ReportPeriod', [e('StartDate', bare(from)), e('EndDate', bare(to))]),
        ...papers.filter(({ paper }) => channelOf(paper) === 'NAMED').map(invoiceOf),
        ...sumReportedDays(papers).map(transactionsOf),
      ]),
    ]),
  )
}

function transactionsOf({ day, category, papers, vat }: ReportedDay): Node {
  return e('Transactions', [
    e('Date', bare(day)),
    e('CurrencyCode', 'EUR'),
    e('CategoryCode', category),
    e('TaxExclusiveAmount', amount(vat.reduce((sum, { net }) => sum + net, 0))),
    e('TaxTotal', { currencyID: 'EUR' }, amount(vat.reduce((sum, { tax }) => sum + tax, 0))),
    e('TransactionsCount', String(papers)),
    ...vat.map(({ rate, net, tax }) =>
      e('TaxSubtotal', [
        e('TaxPercent', amount(rate)),
        e('TaxableAmount', amount(net)),
        e('TaxTotal', { currencyID: 'EUR' }, amount(tax)),
      ]),
    ),
  ])
}

/** A paper of a business abroad, one by one (flow 10.1). */
function invoiceOf({ day, label, paper }: DatedPaper): Node {
  const { buyer, credits, vat, kind } = paper
  const sum = (of: 'net' | 'tax') => amount(vat.reduce((all, share) => all + share[of], 0))
  return e('Invoice', [
    e('ID', label),
    e('IssueDate', bare(day)),
    e('TypeCode', kind === 'INVOICE' ? '380' : '381'),
    e('CurrencyCode', 'EUR'),
    ...(credits
      ? [e('ReferencedDocument', [e('ID', credits.label), e('IssueDate', credits.issuedAt.slice(0, 10).replaceAll('-', ''))])]
      : []),
    e('Buyer', [
      ...(buyer.vatNumber ? [e('TaxRegistrationId', { qualifyingId: 'VAT' }, buyer.vatNumber)] : []),
      e('PostalAddress', [e('CountryId', buyer.country)]),
    ]),
    e('MonetaryTotal', [e('TaxExclusiveAmount', sum('net')), e('TaxAmount', { currencyID: 'EUR' }, sum('tax'))]),
    ...vat.map(({ rate, net, tax }) =>
      e('TaxSubtotal', [e('TaxableAmount', amount(net)), e('TaxAmount', amount(tax)), e('TaxPercent', amount(rate))]),
    ),
  ])
}

function bare(day: string): string {
  return day.replaceAll('-', '')
}
