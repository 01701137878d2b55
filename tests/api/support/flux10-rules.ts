import type { Xml } from './read-xml.ts'

/** How often an element may stand in the one around it, and what is in it: other elements in their order, or a text of this form. */
type Part = {
  name: string
  times: '1' | '?' | '*' | '+'
  inner: readonly Part[] | RegExp
  marks?: Readonly<Record<string, RegExp>>
}

const part = (name: string, times: Part['times'], inner: Part['inner'], marks?: Part['marks']): Part => ({
  name,
  times,
  inner,
  ...(marks && { marks }),
})
const day = /^20\d{6}$/
const amount = /^-?\d{1,17}\.\d\d$/
const text = /\S/
const siren = { schemeId: /^0002$/ }
const vat = { qualifyingId: /^VAT$/ }
/** Of the rates that France knows or knew (rule G1.24). */
const rate = /^((0|7|10|13|20)(\.0+)?|(8\.5|19\.6|2\.1|5\.5|20\.6|1\.05|0\.9|1\.75|9\.2|9\.6)0*)$/

const party = [part('Id', '1', /^\d{9}$/, siren), part('Name', '1', /^.{1,150}$/), part('RoleCode', '1', /^(SE|BY)$/)]
const platform = [part('Id', '1', /^\w{4}$/, { schemeId: /^0238$/ }), part('Name', '1', text), part('RoleCode', '1', /^WK$/)]
const country = part('PostalAddress', '?', [part('CountryId', '1', /^[A-Z]{2}$/)])

const invoice = [
  part('ID', '1', /^[\w+/-]+( [\w+/-]+)*$/),
  part('IssueDate', '1', day),
  part('TypeCode', '1', /^38[01]$/),
  part('CurrencyCode', '1', /^EUR$/),
  part('BusinessProcess', '1', [part('ID', '1', /^[BSM][1247]$/), part('TypeID', '1', /^urn\.cpro\.gouv\.fr:1p0:ereporting$/)]),
  part('ReferencedDocument', '*', [part('ID', '1', text), part('IssueDate', '?', day)]),
  part('Seller', '1', [part('CompanyId', '1', /^\d{9}$/, siren), part('TaxRegistrationId', '?', text, vat), country]),
  part('Buyer', '?', [
    part('CompanyId', '1', /^.{1,18}$/, { schemeId: /^02(23|27|28|29)$/ }),
    part('TaxRegistrationId', '?', text, vat),
    country,
  ]),
  part('Delivery', '*', [
    part('Date', '?', day),
    part('Location', '?', [
      ...['LineOne', 'LineTwo', 'LineThree', 'CityName', 'PostalZone', 'CountrySubentity', 'CountryId'].map((name) =>
        part(name, '?', text),
      ),
    ]),
  ]),
  part('MonetaryTotal', '1', [
    part('TaxExclusiveAmount', '?', amount),
    part('TaxAmount', '1', amount, { CurrencyCode: /^EUR$/ }),
  ]),
  part('TaxSubTotal', '+', [
    part('TaxableAmount', '1', amount),
    part('TaxAmount', '1', amount),
    part('TaxCategory', '1', [
      part('Code', '?', /^[SZEG]$/),
      part('Percent', '1', rate),
      part('TaxExemptionReason', '?', text),
      part('TaxExemptionReasonCode', '?', /^VATEX-/),
    ]),
  ]),
]

const transactions = [
  part('Date', '1', day),
  part('TransactionsCurrency', '1', /^EUR$/),
  part('CategoryCode', '1', /^(TLB1|TPS1|TNT1|TMA1)$/),
  part('TaxExclusiveAmount', '1', amount),
  part('TaxTotal', '1', amount),
  part('TransactionsCount', '?', /^\d{1,9}$/),
  part('TaxSubtotal', '+', [part('TaxPercent', '1', rate), part('TaxableAmount', '1', amount), part('TaxTotal', '1', amount)]),
]

/** Flow 10 as its schema of 30 April 2026 lays it out, as far as sales of goods go; written from what it says. */
const report = part('Report', '1', [
  part('ReportDocument', '1', [
    part('Id', '1', /^.{1,50}$/),
    part('Name', '?', /^.{1,150}$/),
    part('IssueDateTime', '1', [part('DateTimeString', '1', /^20\d{12}$/)]),
    part('TypeCode', '1', /^(IN|RE)$/),
    part('Sender', '1', platform),
    part('Issuer', '1', party),
  ]),
  part('TransactionsReport', '?', [
    part('ReportPeriod', '1', [part('StartDate', '1', day), part('EndDate', '1', day)]),
    part('Invoice', '*', invoice),
    part('Transactions', '*', transactions),
  ]),
])

/** What of a report its schema, or a rule of the external specifications, refuses; a platform sends it (rules G6.22 and G7.51). */
export function findRefused(xml: Xml): string[] {
  return [...(xml.name === 'Report' ? [] : [`${xml.name} is no report`]), ...faultsOf(xml, report, ''), ...brokenRules(xml)]
}

function faultsOf(xml: Xml, { inner, marks = {} }: Part, way: string): string[] {
  const at = `${way}/${xml.name}`
  const strange = Object.keys(xml.marks).filter((mark) => !marks[mark])
  const faults = [
    ...strange.map((mark) => `${at}/@${mark} is not known`),
    ...Object.entries(marks).flatMap(([mark, form]) => (form.test(xml.marks[mark] ?? '') ? [] : [`${at}/@${mark}`])),
  ]
  if (inner instanceof RegExp)
    return [...faults, ...(xml.inner.length === 0 && inner.test(xml.text) ? [] : [`${at}: ${xml.text}`])]
  let place = 0
  for (const known of inner) {
    let count = 0
    for (let one = xml.inner[place]; one?.name === known.name; one = xml.inner[place]) {
      faults.push(...faultsOf(one, known, at))
      place += 1
      count += 1
    }
    if (count === 0 && (known.times === '1' || known.times === '+')) faults.push(`${at}/${known.name} is missing`)
    if (count > 1 && (known.times === '1' || known.times === '?')) faults.push(`${at}/${known.name} comes twice`)
  }
  const astray = xml.inner[place]
  return astray ? [...faults, `${at}/${astray.name} is out of place`] : faults
}

/** The elements of a name, wherever they stand. */
export function allOf(xml: Xml, name: string): Xml[] {
  return xml.inner.flatMap((one) => (one.name === name ? [one] : allOf(one, name)))
}

/** What stands in an element's own part of a name. */
export function saidOf(xml: Xml, name: string): string {
  return xml.inner.find((one) => one.name === name)?.text ?? ''
}

const centsOf = (xml: Xml, name: string) => Math.round(Number(saidOf(xml, name)) * 100)
const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)

function brokenRules(xml: Xml): string[] {
  const faults: string[] = []
  const rule = (id: string, holds: boolean) => holds || faults.push(id)
  const moment = allOf(xml, 'DateTimeString')[0]?.text.slice(0, 8) ?? ''
  for (const period of allOf(xml, 'ReportPeriod')) {
    rule('G6.25', saidOf(period, 'EndDate') > saidOf(period, 'StartDate'))
    rule('G7.43', saidOf(period, 'EndDate') < moment)
    for (const one of [...allOf(xml, 'Transactions'), ...allOf(xml, 'Invoice')]) {
      const date = saidOf(one, 'Date') || saidOf(one, 'IssueDate')
      rule('G1.07', date >= saidOf(period, 'StartDate') && date <= saidOf(period, 'EndDate'))
    }
  }
  for (const one of allOf(xml, 'Transactions')) {
    const shares = allOf(one, 'TaxSubtotal')
    rule('G1.53', centsOf(one, 'TaxExclusiveAmount') === sum(shares.map((share) => centsOf(share, 'TaxableAmount'))))
    rule('G1.53', centsOf(one, 'TaxTotal') === sum(shares.map((share) => centsOf(share, 'TaxTotal'))))
    rule('G1.68', saidOf(one, 'CategoryCode') !== 'TNT1' || centsOf(one, 'TaxTotal') === 0)
  }
  const keys = allOf(xml, 'Transactions').map((one) => `${saidOf(one, 'Date')} ${saidOf(one, 'CategoryCode')}`)
  rule('one block a day, currency and category', new Set(keys).size === keys.length)
  for (const one of allOf(xml, 'Invoice')) {
    const shares = allOf(one, 'TaxSubTotal')
    const [total] = allOf(one, 'MonetaryTotal')
    rule('G1.53', !total || centsOf(total, 'TaxAmount') === sum(shares.map((share) => centsOf(share, 'TaxAmount'))))
    rule('G1.53', !total || centsOf(total, 'TaxExclusiveAmount') === sum(shares.map((share) => centsOf(share, 'TaxableAmount'))))
    rule(
      'G1.32',
      saidOf(one, 'TypeCode') !== '381' || allOf(one, 'ReferencedDocument').every((to) => saidOf(to, 'IssueDate') !== ''),
    )
    rule('G1.32', saidOf(one, 'TypeCode') !== '381' || allOf(one, 'ReferencedDocument').length > 0)
    rule(
      'G6.28',
      allOf(one, 'Buyer').every((buyer) => saidOf(buyer, 'CompanyId') !== ''),
    )
    for (const { inner } of allOf(one, 'Buyer')) {
      const scheme = inner.find(({ name }) => name === 'CompanyId')?.marks.schemeId
      rule('G2.33', scheme !== '0223' || inner.some(({ name }) => name === 'TaxRegistrationId'))
    }
    for (const category of allOf(one, 'TaxCategory'))
      rule('G1.40', saidOf(category, 'Code') !== 'E' || allOf(category, 'TaxExemptionReasonCode').length > 0)
    const isExempt = allOf(one, 'TaxCategory').some((category) => saidOf(category, 'Code') === 'E')
    rule('G1.102', !isExempt || allOf(one, 'Seller').some((seller) => saidOf(seller, 'TaxRegistrationId') !== ''))
  }
  return faults
}
