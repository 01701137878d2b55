import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import { type Figure, findFigures } from '#app/models/content/blocks/counted-title.ts'

/** At most as many stand in a row. */
const most = 5

type Told = { facts: Pick<WineFacts, 'serving' | 'keepUntil'>; description: string; story: string }

/** The true numbers of a wine, each with what it tells: what its house counts, at which warmth it is served, how long it keeps. */
export function listFigures({ facts: { serving, keepUntil }, description, story }: Told): (Figure & { says: string })[] {
  const [, warmth] = /(\d{1,2})\s?°/.exec(serving) ?? []
  const counted = findFigures(`${description}\n${story}`).filter(({ says }) => says !== '')
  return [
    ...(warmth ? [{ count: warmth, unit: '°C', says: 'à table' }] : []),
    ...counted.slice(0, most - 2),
    ...(keepUntil === null ? [] : [{ count: String(keepUntil), unit: '', says: 'à garder jusque-là' }]),
  ]
}
