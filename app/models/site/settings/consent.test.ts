import { expect, test } from 'vitest'
import { consentEnd, everyChoice, purposes, readChoice, spellChoice } from './consent.ts'

test('sixteen choices exist, and each is read as it was spelled', () => {
  expect(new Set(everyChoice).size).toBe(16)
  for (const choice of everyChoice) expect(spellChoice(readChoice(choice) ?? [])).toBe(choice)
  expect(spellChoice(['scripts', 'audience'])).toBe(spellChoice(['audience', 'scripts']))
  expect(readChoice(spellChoice(purposes))).toEqual([...purposes])
})

test.each(['', 'given', 'ma', 'aa', 'none ', 'amsxx'])('%j is no choice', (spelled) => {
  expect(readChoice(spelled)).toBeUndefined()
})

test('a choice lasts so many months, and never more than thirteen', () => {
  const now = new Date('2026-08-31T10:00:00Z')
  expect(consentEnd(now, 6).toISOString()).toBe('2027-02-28T10:00:00.000Z')
  expect(consentEnd(now, 13).toISOString()).toBe('2027-09-30T10:00:00.000Z')
  expect(consentEnd(now, 40)).toEqual(consentEnd(now, 13))
  expect(consentEnd(now, 0)).toEqual(consentEnd(now, 1))
})
