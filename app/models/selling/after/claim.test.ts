import { expect, test } from 'vitest'
import { lastDayForReserves } from './claim.ts'

test.each([
  ['2026-03-02', '2026-03-05'],
  ['2026-03-06', '2026-03-09'],
  ['2026-04-30', '2026-05-04'],
  ['2026-12-24', '2026-12-28'],
])('reserves on what came on %s are confirmed to the carrier until %s', (received, last) => {
  expect(lastDayForReserves(received)).toBe(last)
})
