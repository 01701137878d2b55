import { expect, test } from 'vitest'
import { addDays } from '../../platform/time/working-days.ts'
import { countries } from '../../site/places/country.ts'
import { findHolidaysThere } from './holidays-there.ts'

const days = Array.from({ length: 365 }, (_, ahead) => addDays('2026-01-01', ahead))

test('nobody here knows the days off of what lies beyond Europe, nor of islands apart', () => {
  expect(findHolidaysThere({ country: 'US', postalCode: '10001' })).toBeUndefined()
  expect(findHolidaysThere({ country: 'ES', postalCode: '35001' })).toBeUndefined()
  expect(findHolidaysThere({ country: 'FR', postalCode: '98400' })).toBeUndefined()
})

test('France has no days here but those of its parts, and each country of the Union has its own', () => {
  const lyon = findHolidaysThere({ country: 'FR', postalCode: '69001' })
  expect(days.filter((day) => lyon?.(day))).toEqual([])
  for (const { alphaTwo: country } of countries.filter(({ group }) => group === 'union')) {
    const isOff = findHolidaysThere({ country, postalCode: '' })
    expect(days.filter((day) => isOff?.(day)).length, country).toBeGreaterThan(8)
  }
})
