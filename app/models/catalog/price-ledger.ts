/** A price that something had from a moment on: as it was asked before and after its discount. */
export type LedgerEntry = { full: number; sold: number; since: string }

/** A reduction as the law lets it be told: from the lowest price of the 30 days before it, in whole percent. */
export type LawfulReduction = { reference: number; percent: number }

const window = 30 * 86_400_000

/**
 * What may be struck through beside the present price: the lowest price asked in the 30 days before the reduction began.
 * Nothing where that price was as low, or where there was no price before.
 */
export function findReduction(ledger: readonly LedgerEntry[], now: Date): LawfulReduction | undefined {
  const known = ledger
    .filter(({ since }) => Date.parse(since) <= now.getTime())
    .sort((one, other) => Date.parse(one.since) - Date.parse(other.since))
  const present = known.at(-1)
  if (!present || present.sold >= present.full) return undefined
  const first = findBeginning(known)
  const before = pricesBefore(known, first)
  if (before.length === 0) return undefined
  const reference = Math.min(...before)
  if (reference <= present.sold) return undefined
  return { reference, percent: Math.floor(((reference - present.sold) * 100) / reference) }
}

/** What a reduction is measured by that runs now, or would begin now: the lowest price of the 30 days before it; nothing where there was none. */
export function findReference(ledger: readonly LedgerEntry[], now: Date): number | undefined {
  const known = ledger
    .filter(({ since }) => Date.parse(since) <= now.getTime())
    .sort((one, other) => Date.parse(one.since) - Date.parse(other.since))
  const asked = isReduced(known.at(-1))
    ? pricesBefore(known, findBeginning(known))
    : pricesBefore([...known, { full: 0, sold: 0, since: now.toISOString() }], known.length)
  return asked.length > 0 ? Math.min(...asked) : undefined
}

/** Where the reduction that runs now began: reductions that follow each other without a break are one. */
function findBeginning(known: readonly LedgerEntry[]): number {
  let first = known.length - 1
  while (first > 0 && isReduced(known[first - 1])) first -= 1
  return first
}

function isReduced(entry: LedgerEntry | undefined): boolean {
  return entry !== undefined && entry.sold < entry.full
}

/** Every price that was asked at some moment of the 30 days before an entry began. */
function pricesBefore(known: readonly LedgerEntry[], first: number): number[] {
  const end = Date.parse(known[first]?.since ?? '')
  return known.slice(0, first).flatMap(({ sold }, place) => {
    const until = Date.parse(known[place + 1]?.since ?? '')
    return until > end - window ? [sold] : []
  })
}
