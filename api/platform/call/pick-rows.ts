import type { ListQuery } from '../../contract/index.ts'
import type { Filter, Operator } from '../../contract/platform/list.ts'

const accepts: Record<Operator, (value: string, wanted: string) => boolean> = {
  like: (value, wanted) => value.toLowerCase().includes(wanted.toLowerCase()),
  oneOf: (value, wanted) => wanted.split(',').includes(value),
  equal: (value, wanted) => value === wanted,
  different: (value, wanted) => value !== wanted,
  less: (value, wanted) => value < wanted,
  lessOrEqual: (value, wanted) => value <= wanted,
  greater: (value, wanted) => value > wanted,
  greaterOrEqual: (value, wanted) => value >= wanted,
}

/** One page of a short list of texts that lies in memory, as it was asked for, and how many there are in all. */
export function pickRows<F extends string, R extends Record<F, string>>(
  all: readonly R[],
  asked: ListQuery<F>,
): { rows: R[]; total: number } {
  const fits = (row: R) => asked.filters.every((filter) => isAccepted(row[filter.field], filter))
  const found = all.filter(fits)
  const { field, direction } = asked.orderBy ?? {}
  const sign = direction === 'desc' ? -1 : 1
  // By code units, as both databases compare.
  if (field) found.sort((left, right) => (left[field] === right[field] ? 0 : left[field] < right[field] ? -sign : sign))
  const first = (asked.page - 1) * asked.nbItem
  return { rows: found.slice(first, first + asked.nbItem), total: found.length }
}

function isAccepted(value: string, { operator, value: wanted }: Filter): boolean {
  return accepts[operator](value, String(wanted))
}
