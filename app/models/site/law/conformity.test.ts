import { expect, test } from 'vitest'
import { readParameters } from '../settings/parameter-values.ts'
import { judgeLaw, type LawFacts } from './conformity.ts'

const facts = (more: Partial<LawFacts> = {}): LawFacts => ({
  values: readParameters([]),
  isWinemaker: true,
  sells: true,
  missing: [],
  ...more,
})
const stateOf = (row: string, given: LawFacts) => judgeLaw(given).find((one) => one.row === row)?.state

test('what is to be mended comes first, and has a place that mends it', () => {
  const rows = judgeLaw(facts({ missing: ['MEDIATOR_NAME', 'SIRET_NUMBER'] }))
  const missing = rows.filter(({ state }) => state === 'missing')
  expect(missing.map(({ row }) => row)).toEqual(expect.arrayContaining(['notice', 'mediator']))
  expect(rows.slice(0, missing.length)).toEqual(missing)
  for (const { row, mend } of missing) expect(mend, row).toMatch(/^\//)
})

test('a rule follows the switch it hangs on', () => {
  const values = (value: string) => readParameters([{ type: 'HIDE_ALCOHOL_MESSAGE', value }])
  expect(stateOf('evin', facts({ values: values('true') }))).toBe('missing')
  expect(stateOf('evin', facts({ values: values('false') }))).toBe('fine')
  expect(stateOf('evin', facts({ values: values('true'), isWinemaker: false }))).toBe('fine')
  expect(stateOf('minors', facts({})), 'asked with every order').toBe('fine')
  expect(stateOf('packaging', facts({ missing: ['PACKAGING_ID'] }))).toBe('missing')
})

test('of a site that does not sell nothing of selling is asked, and what no machine can see is never called fine', () => {
  const alone = judgeLaw(facts({ sells: false, isWinemaker: false }))
  expect(alone.find(({ row }) => row === 'cash')?.state).toBe('fine')
  for (const row of ['licence', 'label', 'cash', 'guarantees']) expect(stateOf(row, facts()), row).toBe('unseen')
})
