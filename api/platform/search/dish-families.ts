import { dishFamilies } from '#app/texts/site/search.ts'
import { stemOf } from './french-stem.ts'
import { keysOf } from './french-words.ts'

const families = new Map(
  Object.entries(dishFamilies).flatMap(([family, dishes]) =>
    keysOf(dishes).map((dish): [string, string] => [stemOf(dish), keysOf(family)[0] ?? family]),
  ),
)

/** The word of the family that a dish belongs to; nothing for any other word. */
export function familyOf(key: string): string | undefined {
  return families.get(stemOf(key))
}
