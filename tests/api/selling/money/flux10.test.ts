import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeFlux10 } from '#api/selling/papers/leaving/write-flux10.ts'
import { labelOf, type Paper } from '#app/models/selling/money/paper.ts'
import type { DatedPaper } from '#app/models/selling/money/sales-report.ts'
import { rateAt, taxAt } from '#app/models/selling/tax/tax.ts'
import { allOf, findRefused, saidOf } from '../../support/flux10-rules.ts'
import { readXml } from '../../support/read-xml.ts'
import { paperOf } from '../../support/rows/plant-papers.ts'

const teller = {
  from: '2026-03-01',
  to: '2026-03-31',
  name: 'Domaine & Fils <du Lac>',
  siren: '404833048',
  platform: { name: 'Plateforme', number: '0042' },
  now: new Date('2026-04-01T08:00:00.000Z'),
}
const places = ['FR 39600', 'FR 20000', 'FR 97110', 'DE 10115', 'CH 1200', 'US 10001', 'GB SW1A 1AA'] as const

/** A paper of whoever buys, wherever they are, under whatever regime. */
const papers = fc
  .record({
    place: fc.constantFrom(...places),
    regime: fc.constantFrom('NORMAL', 'DEBITS', 'FRANCHISE' as const),
    union: fc.constantFrom('BELOW', 'OSS' as const),
    company: fc.constantFrom('', 'Importers of fine wine & co <sa>', 'X'),
    kind: fc.constantFrom('INVOICE', 'CREDIT' as const),
    nets: fc.array(fc.record({ rate: fc.constantFrom(550, 2000), net: fc.integer({ min: 1, max: 90_000 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    hour: fc.integer({ min: 0, max: 31 * 24 - 3 }),
    number: fc.integer({ min: 1, max: 99_999 }),
    hasNumber: fc.boolean(),
  })
  .map(({ place, regime, union, company, kind, nets, hour, number, hasNumber }): DatedPaper => {
    const [country = 'FR', ...code] = place.split(' ')
    const to = { country, postalCode: code.join(' ') }
    const tax = taxAt(to, { regime, union })
    const sums = new Map<number, number>()
    for (const { rate, net } of nets) sums.set(rateAt(tax, rate), (sums.get(rateAt(tax, rate)) ?? 0) + net)
    const vat = [...sums].map(([rate, net]) => {
      const own = Math.round((net * rate) / 10_000)
      return { rate, net, tax: own, gross: net + own }
    })
    const known = paperOf('Domaine', number)
    const issuedAt = new Date(Date.UTC(2026, 2, 1) + hour * 3_600_000).toISOString()
    const seller = { ...known.seller, vatNumber: regime === 'FRANCHISE' && !hasNumber ? '' : known.seller.vatNumber }
    const paper: Paper = {
      ...known,
      edition: 2,
      kind,
      issuedAt,
      seller,
      tax,
      vat,
      total: vat.reduce((all, { gross }) => all + gross, 0),
      buyer: { ...known.buyer, ...to, company },
      credits: kind === 'CREDIT' ? { label: 'F2026-00001', issuedAt: '2026-01-31T23:30:00.000Z', reason: '' } : null,
    }
    return { day: issuedAt.slice(0, 10), label: labelOf(paper), paper }
  })

test('a report of whatever was sold is one that the published schema and its rules take', () => {
  fc.assert(
    fc.property(fc.array(papers, { maxLength: 20 }), (sold) => {
      expect(findRefused(readXml(writeFlux10(sold, teller)))).toEqual([])
    }),
    { numRuns: process.env.LONG ? 10_000 : 150, seed: 10 },
  )
})

test('what is taxed elsewhere has no tax of France, what is exported is within it, and a business abroad is named', () => {
  const sold = (place: string, more: Partial<Paper['buyer']> = {}, union: 'BELOW' | 'OSS' = 'OSS'): DatedPaper => {
    const [country = '', postalCode = ''] = place.split(' ')
    const tax = taxAt({ country, postalCode }, { regime: 'NORMAL', union })
    const rate = rateAt(tax, 2000)
    const vat = [{ rate, net: 1000, tax: rate / 10, gross: 1000 + rate / 10 }]
    const known = paperOf('Domaine')
    const paper: Paper = { ...known, edition: 2, tax, vat, buyer: { ...known.buyer, country, postalCode, ...more } }
    return { day: '2026-03-04', label: labelOf(paper), paper }
  }
  const xml = readXml(
    writeFlux10(
      [
        sold('FR 39600'),
        sold('DE 10115'),
        sold('DE 10115', {}, 'BELOW'),
        sold('CH 1200'),
        sold('CH 1200', { company: 'Weinhandlung Zum Goldenen Ochsen' }),
        sold('FR 75001', { company: 'Bistrot', siren: '732829320' }),
      ],
      teller,
    ),
  )
  const told = allOf(xml, 'Transactions').map((one) =>
    ['CategoryCode', 'TaxExclusiveAmount', 'TaxTotal', 'TransactionsCount'].map((name) => saidOf(one, name)),
  )
  expect(told).toEqual([
    ['TLB1', '30.00', '4.00', '3'],
    ['TNT1', '10.00', '0.00', '1'],
  ])
  const [named, ...none] = allOf(xml, 'Invoice')
  expect(none).toEqual([])
  expect(allOf(named ?? xml, 'CompanyId').map(({ marks, text }) => [marks.schemeId, text])).toEqual([
    ['0002', '404833048'],
    ['0227', 'CHWeinhandlung Zum'],
  ])
  expect(saidOf(allOf(xml, 'ReportDocument')[0] ?? xml, 'Id')).toBe('404833048-20260301-20260331')
})

test('a platform whose number is not known puts itself in the place of the seller, who stands there until then', () => {
  const [sender] = allOf(readXml(writeFlux10([], { ...teller, platform: null })), 'Sender')
  expect(['Id', 'RoleCode'].map((name) => sender && saidOf(sender, name))).toEqual([teller.siren, 'SE'])
})

test('what the schema or a rule refuses is found', () => {
  const good = writeFlux10([], teller).replace(
    '</ReportPeriod>',
    `</ReportPeriod><Transactions><Date>20260304</Date><TransactionsCurrency>EUR</TransactionsCurrency><CategoryCode>TLB1</CategoryCode><TaxExclusiveAmount>10.00</TaxExclusiveAmount><TaxTotal>2.00</TaxTotal><TransactionsCount>1</TransactionsCount><TaxSubtotal><TaxPercent>20.00</TaxPercent><TaxableAmount>10.00</TaxableAmount><TaxTotal>2.00</TaxTotal></TaxSubtotal></Transactions>`,
  )
  expect(findRefused(readXml(good))).toEqual([])
  const wrong: [string, string, string][] = [
    ['<TransactionsCurrency>EUR</TransactionsCurrency>', '<CurrencyCode>EUR</CurrencyCode>', 'TransactionsCurrency is missing'],
    ['<TaxTotal>2.00</TaxTotal><Trans', '<TaxTotal currencyID="EUR">2.00</TaxTotal><Trans', '@currencyID is not known'],
    ['<TaxPercent>20.00', '<TaxPercent>19.00', 'TaxPercent: 19.00'],
    ['<TaxTotal>2.00</TaxTotal><Trans', '<TaxTotal>2.01</TaxTotal><Trans', 'G1.53'],
    ['<Date>20260304', '<Date>20260404', 'G1.07'],
    ['<CategoryCode>TLB1', '<CategoryCode>TNT1', 'G1.68'],
    ['<EndDate>20260331', '<EndDate>20260301', 'G6.25'],
    ['<EndDate>20260331', '<EndDate>20260401', 'G7.43'],
    ['<TypeCode>IN', '<TypeCode>AA', 'TypeCode: AA'],
    ['0238', '0002', 'Sender/Id/@schemeId'],
    ['<RoleCode>WK', '<RoleCode>SE', 'Sender/RoleCode: SE'],
    ['<DateTimeString>', '<DateTimeString format="204">', '@format is not known'],
  ]
  for (const [from, to, says] of wrong) {
    expect(good).toContain(from)
    expect(findRefused(readXml(good.replace(from, to))).join('\n')).toContain(says)
  }
})
