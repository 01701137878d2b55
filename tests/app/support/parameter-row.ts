import { expect } from 'vitest'
import type { ParameterType } from '#app/models/site/settings/parameter-list.ts'
import { readPage } from '../../support/page/page.ts'

/** A parameter, two values, and what of the named place tells them apart. */
export type Row = [type: ParameterType, place: string, one: Value, other: Value]
type Value = [value: string, shows: Shows]
/** Words of the page or of the stylesheet, or the parts that selectors find there or do not. */
type Shows = string | RegExp | { there: string; words: string[] } | { missing: string; there: string }

/** There is such a part, one for each of these words where there are any. */
export const has = (there: string, ...words: string[]): Shows => ({ there, words })
/** There is no such part, although there is what it would stand in or beside. */
export const lacks = (missing: string, there = 'main'): Shows => ({ missing, there })

/** Expects a page, or a stylesheet, to show what tells a value apart. */
export function expectShown(text: string, shows: Shows): void {
  if (typeof shows === 'string') expect(text).toContain(shows)
  else if (shows instanceof RegExp) expect(text).toMatch(shows)
  else expectParts(text, shows)
}

function expectParts(text: string, shows: Exclude<Shows, string | RegExp>): void {
  const said = (selector: string) =>
    readPage(text)
      .all(selector)
      .map((part) => part.text)
  expect(said(shows.there).length, shows.there).toBeGreaterThan(0)
  if ('missing' in shows) expect(said(shows.missing), shows.missing).toEqual([])
  else for (const word of shows.words) expect(said(shows.there), shows.there).toContain(word)
}
