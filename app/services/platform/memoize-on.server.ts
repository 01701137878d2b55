/** How many things are kept beside one answer. */
const most = 200

type Shelf = { made: Map<string, unknown>; under: WeakMap<object, Shelf> }

const openShelf = (): Shelf => ({ made: new Map(), under: new WeakMap() })
const room = openShelf()

/**
 * Makes something out of answers of the API that nobody changes, once for those very answers: it goes when they go.
 * What else it is made of stands in its name.
 */
export function memoizeOn<T>(from: readonly object[], name: string, make: () => T): T {
  let shelf = room
  for (const part of from) {
    const under = shelf.under.get(part) ?? openShelf()
    shelf.under.set(part, under)
    shelf = under
  }
  if (shelf.made.has(name)) return shelf.made.get(name) as T
  const made = make()
  if (shelf.made.size >= most) shelf.made.clear()
  shelf.made.set(name, made)
  return made
}
