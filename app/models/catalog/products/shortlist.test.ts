import { expect, test } from 'vitest'
import { mostShortlisted, shortlist, without } from './shortlist.ts'

test('the newest stands in front, once, and the oldest goes when there are too many', () => {
  expect(shortlist(['b', 'a'], 'a')).toEqual(['a', 'b'])
  const full = Array.from({ length: mostShortlisted }, (_, place) => String(place))
  const more = shortlist(full, 'new')
  expect(more).toHaveLength(mostShortlisted)
  expect(more[0]).toBe('new')
  expect(more).not.toContain(full.at(-1))
  expect(without(['a', 'b'], 'a')).toEqual(['b'])
  expect(without(['b'], 'a')).toEqual(['b'])
})
