/** How many rows lie in memory at once. */
export const rowsAtOnce = 1000

/**
 * Reads all rows of a table, however many, some at a time: each page begins after the last row of the one before, and others get their
 * turn in between.
 */
export async function* readPages<T>(readAfter: (last: T | undefined, limit: number) => Promise<T[]>): AsyncGenerator<T[]> {
  let last: T | undefined
  for (let isMore = true; isMore; ) {
    const rows = await readAfter(last, rowsAtOnce)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    isMore = rows.length >= rowsAtOnce
    if (isMore) await giveWay()
  }
}

/** Pages as something else, row by row. */
export async function* mapPages<T, R>(pages: AsyncIterable<readonly T[]>, toRows: (row: T) => R[]): AsyncGenerator<R[]> {
  for await (const rows of pages) yield rows.flatMap(toRows)
}

/** Lets everything that waits take its turn. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
