import type { WineStyle } from '#app/models/catalog/pairing/wine-style.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { dishGroups } from '#app/texts/catalog/dishes.ts'
import { stemOf } from './french-stem.ts'
import { keysOf } from './french-words.ts'
import { guessForms } from './guess-forms.ts'
import { numberOf, openVocabulary } from './vocabulary.ts'

/** A dish of our table: the stems of the families it is of, the styles of wine that go with it, and its names, each as words and as their stems. */
export type Dish = {
  slug: string
  name: string
  families: string[]
  styles: readonly WineStyle[]
  names: string[][]
  stems: string[][]
}

/** A dish that somebody names, with their own words for it. */
export type NamedDish = { dish: Dish; keys: string[] }

/** All dishes of our table. */
export const dishes: Dish[] = dishGroups.flatMap(({ families, styles, dishes: named }) =>
  named.map((line) => {
    const [name = '', others = ''] = line.split(/ \(|\)/)
    const names = [name, ...others.split(', ')].map(keysOf).filter((keys) => keys.length > 0)
    return {
      slug: slugOf(name),
      name,
      families: keysOf(families).map(stemOf),
      styles,
      names,
      stems: names.map((keys) => keys.map(stemOf)),
    }
  }),
)

const names = dishes
  .flatMap((dish) => dish.names.map((keys, at) => ({ dish, keys, stems: dish.stems[at] ?? [] })))
  .map((name, place) => ({ ...name, place }))
const namesByStem = Map.groupBy(names, ({ stems }) => stems[0] ?? '')
const vocabulary = openVocabulary()
for (const { keys } of names) for (const key of keys) numberOf(vocabulary, key)
const knownStems = new Set(vocabulary.stems)

/**
 * The dishes that a text names, those first that it names by the most words; no word is of two.
 * A slip is forgiven in words that `isKnown` does not claim: a wine's own name is no misspelt dish.
 */
export function findDishes(text: string, isKnown: (key: string) => boolean = () => true): NamedDish[] {
  const keys = [...new Set(keysOf(text))]
  const words = new Map(keys.map((key) => [understand(key, isKnown), key]))
  const stems = new Map([...words].map(([word, key]) => [stemOf(word), { word, key }]))
  const begun = [...stems.keys()].flatMap((stem) => namesByStem.get(stem) ?? [])
  const found = begun.filter((name) => name.stems.every((stem) => stems.has(stem)))
  found.sort((one, other) => one.place - other.place)
  const exactness = (name: (typeof names)[number]) => name.keys.filter((key) => words.has(key)).length
  const place = (name: (typeof names)[number]) => keys.indexOf(stems.get(name.stems[0] ?? '')?.key ?? '')
  found.sort(
    (one, other) => other.stems.length - one.stems.length || exactness(other) - exactness(one) || place(one) - place(other),
  )
  const taken = new Set<string>()
  return found.flatMap(({ dish, stems: own }) => {
    if (own.some((stem) => taken.has(stem))) return []
    for (const stem of own) taken.add(stem)
    return { dish, keys: own.flatMap((stem) => stems.get(stem)?.key ?? []) }
  })
}

/** What sounds the same, or is one slip away: two slips from a screwdriver lies a steak. */
const leastLikeness = 0.5

/** The word of our table that is meant. */
function understand(key: string, isKnown: (key: string) => boolean): string {
  if (knownStems.has(stemOf(key)) || /\p{N}/u.test(key)) return key
  const [best] = [...guessForms(vocabulary, key)].sort(([, one], [, other]) => other - one)
  const meant = best && best[1] >= leastLikeness ? vocabulary.words[best[0]] : undefined
  return meant === undefined || isKnown(key) ? key : meant
}
