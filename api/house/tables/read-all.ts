const atOnce = 1000
/** A table of more rows than this is no longer one that a spreadsheet opens. */
const most = 60_000

/** Reads a table some rows at a time, so that others get their turn in between. */
export async function readAll<T>(readSome: (limit: number, offset: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = []
  for (let offset = 0; offset < most; offset += atOnce) {
    const rows = await readSome(atOnce, offset)
    all.push(...rows)
    if (rows.length < atOnce) break
    await giveWay()
  }
  return all
}

/** Lets everything that waits take its turn. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
