import { type Capacity, sayCapacity } from '#app/models/catalog/capacity.ts'

/** What a kept line of an order is called, its year with it, and what it holds. */
export function nameLine({ name, details }: { name: string; details: string }): { name: string; size: string } {
  const { year, ...size } = JSON.parse(details) as Capacity & { year: number | null }
  return { name: [name, year].filter(Boolean).join(' '), size: sayCapacity(size) }
}
