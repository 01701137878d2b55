/** How many opinions a good has, and what they come to in tenths of a star; nothing where there is none. */
export type Rating = { count: number; tenths: number }

/** What stars come to. */
export function rate({ count, sum }: { count: number; sum: number }): Rating | null {
  return count === 0 ? null : { count, tenths: Math.round((sum * 10) / count) }
}
