import type { Found } from './check.ts'

/** What one look found: the first of each rule by name, all by number. */
export type Tally = { named: Found[]; counts: Map<string, number>; add: (found: Found) => void }

/** Opens one: however much is found, no more than so many of each rule lie in memory. */
export function openTally(most: number): Tally {
  const named: Found[] = []
  const counts = new Map<string, number>()
  const add = (found: Found) => {
    const count = (counts.get(found.rule) ?? 0) + 1
    counts.set(found.rule, count)
    if (count <= most) named.push(found)
  }
  return { named, counts, add }
}
