/** Does the same work for each, one after the other: one that fails keeps none behind it from its turn, and all that failed is told at the end. */
export async function eachAlone<T>(
  all: Iterable<T>,
  work: (one: T) => Promise<unknown>,
  says: (failed: number) => string,
): Promise<void> {
  const faults: unknown[] = []
  for (const one of all) await work(one).catch((error) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${says(faults.length)}: ${faults[0]}`)
}
