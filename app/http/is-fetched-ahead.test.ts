import { expect, test } from 'vitest'
import { isFetchedAhead } from './is-fetched-ahead.ts'

const asked = (headers: Record<string, string>) => new Request('https://shop.example/admin/messages/1', { headers })

test('every browser’s word for a page that nobody has gone to yet is understood', () => {
  const ahead = [
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { Purpose: 'prefetch' },
    { 'X-Purpose': 'preview' },
    { 'X-Moz': 'prefetch' },
  ]
  expect(ahead.filter((headers) => !isFetchedAhead(asked(headers as unknown as Record<string, string>)))).toEqual([])
  expect(isFetchedAhead(asked({ 'Sec-Fetch-Dest': 'document' }))).toBe(false)
})
