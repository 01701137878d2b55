import { expect, test } from 'vitest'
import { readParameters } from '../settings/parameter-values.ts'
import { judgeLaw } from './conformity.ts'
import { findDoubt } from './doubtful-fields.ts'
import { type LawCount, type LawFacts, lawCounts } from './law-facts.ts'

const zeros = Object.fromEntries(lawCounts.map((name) => [name, 0])) as Record<LawCount, number>

const facts = (more: Partial<LawFacts> = {}, counts: Partial<Record<LawCount, number>> = {}): LawFacts => ({
  values: readParameters([]),
  isWinemaker: true,
  sells: true,
  missing: [],
  buttons: {
    order: 'Commande avec obligation de paiement',
    withdraw: 'Renoncer au contrat ici',
    confirmWithdrawal: 'Confirmer la rétractation',
  },
  shop: {
    at: '2026-11-26T10:00:00.000Z',
    counts: { ...zeros, carriers: 1, ...counts },
    textsRead: 1,
    found: [],
    silent: { label: { wines: [], total: 0 }, food: { wines: [], total: 0 }, goods: { wines: [], total: 0 } },
  },
  ...more,
})
const set = (...entries: [string, string][]) => readParameters(entries.map(([type, value]) => ({ type, value })))
const verdictOf = (row: string, given: LawFacts) => judgeLaw(given).find((one) => one.row === row)
const stateOf = (row: string, given: LawFacts) => verdictOf(row, given)?.state

test('what is to be mended comes first, and has a place that mends it', () => {
  const rows = judgeLaw(facts({ missing: ['MEDIATOR_NAME', 'SIRET_NUMBER'] }))
  const missing = rows.filter(({ state }) => state === 'missing')
  expect(missing.map(({ row }) => row)).toEqual(expect.arrayContaining(['notice', 'mediator']))
  expect(rows.slice(0, missing.length)).toEqual(missing)
  for (const { row, mend, faults } of missing)
    expect([row, mend, faults.length > 0]).toEqual([row, expect.stringMatching(/^\//), true])
})

test('a rule follows the switch it hangs on, and what is not of this shop is no matter of it', () => {
  expect(stateOf('evin', facts({ values: set(['HIDE_ALCOHOL_MESSAGE', 'true']) }))).toBe('missing')
  expect(stateOf('evin', facts())).toBe('fine')
  expect(stateOf('evin', facts({ values: set(['HIDE_ALCOHOL_MESSAGE', 'true']), isWinemaker: false }))).toBe('none')
  expect(stateOf('cash', facts())).toBe('none')
  expect(stateOf('cash', facts({ values: set(['PAY_BY_CHEQUE', 'true']) }))).toBe('missing')
  expect(stateOf('cash', facts({ values: set(['PAY_BY_CHEQUE', 'true'], ['CASH_ATTESTATION', '12/01/2026']) }))).toBe('fine')
  expect(stateOf('europe', facts())).toBe('none')
  const abroad = ['ONLY_SELL_IN_FRANCE', 'false'] as [string, string]
  expect(stateOf('europe', facts({ values: set(abroad) }))).toBe('missing')
  expect(stateOf('europe', facts({ values: set(abroad, ['UNION_VAT', 'OSS'], ['EXCISE_NUMBER', 'FR2']) }))).toBe('unseen')
  // Told before it is reached, and only to who stands below it.
  const below = { values: set(abroad, ['UNION_VAT', 'BELOW'], ['EXCISE_NUMBER', 'FR2']) }
  expect(stateOf('europe', facts(below, { unionSales: 799_999 }))).toBe('unseen')
  expect(stateOf('europe', facts(below, { unionSales: 800_000 }))).toBe('missing')
})

test.each([
  ['minors', 'undeclared'],
  ['before', 'lostMails'],
  ['withdrawal', 'lateRefunds'],
  ['prices', 'withoutPrice'],
  ['litre', 'withoutCapacity'],
  ['free', 'deepCodes'],
  ['free', 'deepReductions'],
  ['invoices', 'paperGaps'],
  ['data', 'rightsLate'],
  ['mails', 'undatedConsents'],
] as const)('%s counts %s in the shop', (row, count) => {
  expect(stateOf(row, facts())).toBe('fine')
  expect(verdictOf(row, facts({}, { [count]: 2 }))).toMatchObject({
    state: 'missing',
    faults: [{ is: 'count', of: count, count: 2 }],
  })
})

test('a bookshop is told of new books that are reduced by more than their law lets it', () => {
  const shop = { values: set(['TRADE', 'BOOKS']), isWinemaker: false }
  expect(stateOf('books', facts({}, { reducedBooks: 2 }))).toBe('none')
  expect(stateOf('books', facts(shop))).toBe('fine')
  expect(verdictOf('books', facts(shop, { reducedBooks: 2 }))?.faults).toEqual([{ is: 'count', of: 'reducedBooks', count: 2 }])
})

test('a button that says something else than the law has it is found', () => {
  const { buttons } = facts()
  expect(stateOf('button', facts({ buttons: { ...buttons, order: 'Payer' } }))).toBe('missing')
  expect(stateOf('function', facts({ buttons: { ...buttons, confirmWithdrawal: 'Envoyer' } }))).toBe('missing')
})

test.each([
  ['SIRET_NUMBER', '12', '123 456 782 00010'],
  ['INTRACO_VAT', 'abc', 'FR11\u00a0123456782'],
  ['INTRACO_VAT', 'FR12123456782', 'DE123456789'],
  ['HOST_PHONE', 'non', '+33 3 53 01 24 99'],
  ['MEDIATOR_ADDRESS', 'x', '4, place du Marché, 39000 Lons-le-Saunier'],
  ['MEDIATOR_NAME', 'x', 'Médiation du Vignoble'],
  ['COMPANY_EMAIL', 'bonjour', 'bonjour@troiscoteaux.example'],
  ['PACKAGING_ID', '123', 'FR999999_01DEMO'],
  ['RCS_NUMBER', 'RCS Dole 123 456 789', 'RCS Lons-le-Saunier 123 456 782, société fictive'],
])('%s cannot be « %s », and can be « %s »', (field, wrong, right) => {
  expect(findDoubt(field, wrong)).toBeDefined()
  expect(findDoubt(field, right)).toBeUndefined()
})

test('terms that are old are read again within a year, of days as France counts them', () => {
  const old = { termsYears: 1 }
  const isOld = (noted: string, at: string) => {
    const given = facts({ values: set(['TERMS_REVIEWED', noted]) }, old)
    return verdictOf('terms', { ...given, shop: { ...given.shop, at } })?.faults.some(({ is }) => is === 'old')
  }
  const night = '2026-11-26T23:30:00.000Z'
  // In France the day after has begun.
  expect([isOld('27/11/2026', night), isOld('28/11/2026', night)]).toEqual([false, true])
  expect([isOld('27/11/2025', night), isOld('26/11/2025', night)]).toEqual([false, true])
  for (const none of ['', 'hier', '31/02/2026']) expect(isOld(none, night)).toBe(true)
})
