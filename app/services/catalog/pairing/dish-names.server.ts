import { slugOf } from '#app/models/platform/text/slug.ts'
import { dishGroups, nameOfDish } from '#app/texts/catalog/dishes.ts'

/** The names of the dishes of our table, by the words of their addresses. */
export const dishNames: ReadonlyMap<string, string> = new Map(
  dishGroups.flatMap(({ dishes }) => dishes.map(nameOfDish)).map((name) => [slugOf(name), name]),
)
