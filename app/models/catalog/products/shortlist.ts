/** What a shelf of a browser's own holds at most: it lies in a cookie. */
export const mostShortlisted = 30

/** Ids of products with another in front, the oldest left out where there are too many. */
export function shortlist(ids: readonly string[], id: string): string[] {
  return [id, ...without(ids, id)].slice(0, mostShortlisted)
}

/** The same without one. */
export function without(ids: readonly string[], id: string): string[] {
  return ids.filter((one) => one !== id)
}
