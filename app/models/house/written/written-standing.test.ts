import { expect, test } from 'vitest'
import { standingOf, type Written } from './written-standing.ts'

const online: Written = {
  isOnline: true,
  isBuilding: false,
  seenFrom: null,
  isDraft: false,
  publishAt: null,
  goesOnline: false,
}
const at = '2026-12-03T08:00:00.000Z'

test('what is hidden is a draft, and planned only where it goes online at its moment', () => {
  const hidden = { ...online, isOnline: false }
  expect(standingOf(hidden)).toEqual({ is: 'draft' })
  expect(standingOf({ ...hidden, isDraft: true, publishAt: at })).toEqual({ is: 'draft' })
  expect(standingOf({ ...hidden, isDraft: true, publishAt: at, goesOnline: true })).toEqual({ is: 'planned', at })
})

test('what is online says that more is written, or waits for its day, or for the site', () => {
  expect(standingOf(online)).toEqual({ is: 'online' })
  expect(standingOf({ ...online, isDraft: true, publishAt: at })).toEqual({ is: 'changed' })
  expect(standingOf({ ...online, seenFrom: '2026-12-24' })).toEqual({ is: 'dated', day: '2026-12-24' })
  expect(standingOf({ ...online, isBuilding: true })).toEqual({ is: 'ready' })
})
