/** Reads the query flat, as it stands; a repeated key becomes a list, which no field takes. */
export function readQuery(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  const start = url.indexOf('?')
  if (start < 0) return query
  for (const [key, value] of new URLSearchParams(url.slice(start))) {
    const before = query[key]
    query[key] = before === undefined ? value : [before, value].flat()
  }
  return query
}
