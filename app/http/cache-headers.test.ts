import { expect, test } from 'vitest'
import { sharedUntil } from './cache-headers.ts'

test('an answer that tells of what changes at several moments is kept until the first of them', () => {
  const days = '2026-11-30T11:00:00.000Z'
  const year = '2026-12-31T23:00:00.000Z'
  for (const moments of [
    [days, year],
    [year, days],
    [undefined, days],
  ])
    expect(sharedUntil(...moments)).toEqual({ 'Cache-Control': 'public', Expires: new Date(days).toUTCString() })
  expect(sharedUntil(undefined)).toEqual({ 'Cache-Control': 'public' })
})
