import { expect, test } from 'vitest'
import { sayLimit, sayPromisedDays } from './promise.ts'

test.each([
  ['2026-12-02', '2026-12-04', 'entre mercredi 2 et vendredi 4\u00a0décembre'],
  ['2026-12-01', '2026-12-02', 'entre mardi 1er et mercredi 2\u00a0décembre'],
  ['2026-11-30', '2026-12-01', 'entre lundi 30\u00a0novembre et mardi 1er\u00a0décembre'],
  ['2026-12-31', '2027-01-04', 'entre jeudi 31\u00a0décembre 2026 et lundi 4\u00a0janvier 2027'],
  ['2026-12-04', '2026-12-04', 'vendredi 4\u00a0décembre'],
])('from %s to %s is %s', (from, to, said) => {
  expect(sayPromisedDays({ from, to })).toBe(said)
})

test('a limit is told by the clocks of France', () => {
  expect(sayLimit('2026-11-26T11:00:00.000Z')).toBe('jeudi 26\u00a0novembre à 12\u00a0h')
  expect(sayLimit('2026-07-01T22:30:00.000Z')).toBe('jeudi 2\u00a0juillet à 0\u00a0h\u00a030')
})
