import { expect, test } from 'vitest'
import { dueOfBreach } from './data-breach.ts'

test('the authority hears of a breach within seventy-two hours, whatever the clocks do meanwhile', () => {
  expect(dueOfBreach('2026-10-23T22:30:00.000Z')).toBe('2026-10-26T22:30:00.000Z')
})
