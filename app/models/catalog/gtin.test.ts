import { expect, test } from 'vitest'
import { isGtin } from './gtin.ts'

test('a number of an article has the length of one, and a last digit that agrees with the others', () => {
  for (const known of ['3760123450003', '96385074', '036000291452', '4006381333931', '10614141000415'])
    expect(isGtin(known), known).toBe(true)
  for (const wrong of [
    '3760123450006',
    '4006381333913',
    '',
    '123',
    '376012345000',
    '3760 123450003',
    '４００６３８１３３３９３１',
  ])
    expect(isGtin(wrong), wrong).toBe(false)
})
