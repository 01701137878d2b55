import { sayCapacity } from '../../catalog/capacity.ts'

type Line = { name: string; year: number | null; reference: string } & Parameters<typeof sayCapacity>[0]

/** A declination as it is called in a list. */
export function nameOnSheet({ name, year, reference, ...size }: Line): string {
  return [[name, year].filter(Boolean).join(' '), sayCapacity(size), reference].filter(Boolean).join(' · ')
}
