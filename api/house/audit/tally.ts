import type { Found, PaperRank, RankedFound } from './check.ts'

/** What one look found: the first of each rule by name, all by number. */
export type Tally<F extends Found = Found> = { listNamed: () => Found[]; counts: Map<string, number>; add: (found: F) => void }

/** Opens one: however much is found, no more than so many of each rule lie in memory. */
export function openTally(most: number): Tally {
  const named: Found[] = []
  const counts = new Map<string, number>()
  const add = (found: Found) => {
    if (countOne(counts, found) <= most) named.push(found)
  }
  return { listNamed: () => named, counts, add }
}

/** Opens one whose first are those of the first papers, in whatever sequence they are found. */
export function openPaperTally(most: number): Tally<RankedFound> {
  const named = new Map<string, RankedFound[]>()
  const counts = new Map<string, number>()
  const add = (found: RankedFound) => {
    countOne(counts, found)
    const first = named.get(found.rule)
    if (!first) named.set(found.rule, [found])
    // Some more than are told lie there, so that not each of them has them sorted.
    else if (first.push(found) >= 2 * most) named.set(found.rule, first.sort(byRank).slice(0, most))
  }
  const listNamed = () => [...named.values()].flatMap((first) => first.sort(byRank).slice(0, most)).sort(byRank)
  return { listNamed, counts, add }
}

function countOne(counts: Map<string, number>, { rule }: Found): number {
  const count = (counts.get(rule) ?? 0) + 1
  counts.set(rule, count)
  return count
}

function byRank({ at: one }: { at: PaperRank }, { at: other }: { at: PaperRank }): number {
  const place = one.findIndex((part, index) => part !== other[index])
  return (one[place] ?? 0) - (other[place] ?? 0)
}
