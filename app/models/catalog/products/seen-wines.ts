import { without } from './shortlist.ts'

/** So many wines a browser keeps in mind that were looked at. */
export const mostSeen = 8

/** Ids of products with the one that is looked at in front, the oldest left out where there are too many. */
export function look(ids: readonly string[], id: string): string[] {
  return [id, ...without(ids, id)].slice(0, mostSeen)
}

/** The ids that an address names; what is no id is left out. */
export function readSeen(named: string | null): string[] {
  const ids = (named ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id))
  return [...new Set(ids)].slice(0, mostSeen)
}
