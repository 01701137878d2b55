/** Reads a site's content version; the answer holds for one turn of the event loop, however many requests ask. */
export type VersionsPerTick = {
  of(siteId: string): number | Promise<number>
  /** Must be called when this process may have written: the next request in the same turn has to see it. */
  forget(): void
}

/** Opens the reading of versions. */
export function openVersionsPerTick(read: (siteId: string) => number | Promise<number>): VersionsPerTick {
  const known = new Map<string, number | Promise<number>>()
  let isClearing = false

  function clearAfterTurn(): void {
    if (isClearing) return
    isClearing = true
    setImmediate(() => {
      isClearing = false
      known.clear()
    })
  }

  return {
    of: (siteId) => {
      const kept = known.get(siteId)
      if (kept !== undefined) return kept
      const version = read(siteId)
      known.set(siteId, version)
      clearAfterTurn()
      return version
    },
    forget: () => known.clear(),
  }
}
