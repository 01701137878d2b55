/** Only the columns that were given: the others stay as they are. */
export function given<T extends Record<string, unknown>>(columns: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as never
}

/** A switch as the database keeps it. */
export function toFlag(value: boolean | undefined): 0 | 1 | undefined {
  return value === undefined ? undefined : value ? 1 : 0
}

/** Databases keep degrees as whole millionths, so that both have the same number. */
const millionths = 1_000_000

/** Millionths of a degree as degrees. */
export function toDegrees(stored: number | null): number | null {
  return stored === null ? null : stored / millionths
}
