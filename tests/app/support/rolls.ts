export type Rolls = ReturnType<typeof rollFrom>

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function rollFrom(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return { roll, pick: <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T }
}
