import type { Action } from '#app/models/content/blocks/shared.ts'
import type { PageWords } from './trade-pages.ts'

/** The pages that another page may lead to, those that are there or will be. */
export type Ways = Partial<Record<'house' | 'place' | 'visits', Action>>

/** Where pages stand that may be left away: at their own address, or where they stand already. */
export function listWays(words: PageWords, urlOf: (piece: keyof Ways, own: string) => string | undefined): Ways {
  const wayTo = (piece: keyof Ways, label: string, own: string) => {
    const url = urlOf(piece, own)
    return url === undefined ? {} : { [piece]: { label, href: `/${url}` } }
  }
  return {
    ...wayTo('house', words.house, words.houseUrl),
    ...wayTo('place', words.place, words.placeUrl),
    ...wayTo('visits', words.visits, words.visitsUrl),
  }
}
