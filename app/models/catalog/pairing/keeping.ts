/** A vintage in the years through which it is kept. */
export type Keeping = {
  from: number
  until: number
  /** How much of that time has gone by, from 0 to 1. */
  share: number
  /** How many years it still has; 0 in its last one and after it. */
  left: number
}

/** Where a vintage stands in its life this year; nothing where its house names no year, or one before the harvest. */
export function keepingOf(
  { year, keepUntil }: { year: number | null; keepUntil: number | null },
  now: number,
): Keeping | undefined {
  if (year === null || keepUntil === null || keepUntil <= year) return undefined
  const gone = Math.max(0, Math.min(now - year, keepUntil - year))
  return { from: year, until: keepUntil, share: gone / (keepUntil - year), left: Math.max(0, keepUntil - now) }
}
