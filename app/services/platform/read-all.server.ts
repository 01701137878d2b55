/** A page of a list of the API, and how many entries the whole list has. */
type Listed<T> = { entries: readonly T[]; total: number }

/** Reads a list to its end, a page at a time, or as far as so many pages go. */
export async function readAll<T>(read: (page: number) => Promise<Listed<T>>, mostPages = 500): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { entries, total } = await read(page)
    found.push(...entries)
    if (entries.length === 0 || found.length >= total) break
  }
  return found
}
