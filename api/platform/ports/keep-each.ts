import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'

type Asked = { values: Readonly<ParameterValues>; of: string; ids: readonly string[] }

/**
 * Keeps things of sites one by one, by their ids, as long as the settings stand that were kept when they were read: every call that
 * writes what is shown raises the content version, after which the settings are others. `of` tells sites and languages apart. Of all
 * of them the last that were asked for are kept, as many as `most`.
 */
export function keepEach<T extends { id: string }>(most: number) {
  const kept = new Map<string, { values: Asked['values']; row: T }>()
  return async ({ values, of, ids }: Asked, readRows: (ids: string[]) => Promise<T[]>): Promise<T[]> => {
    const standing = ids.flatMap((id) => {
      const known = kept.get(`${of} ${id}`)
      return known?.values === values ? known.row : []
    })
    const known = new Set(standing.map(({ id }) => id))
    const unknown = ids.filter((id) => !known.has(id))
    const rows = unknown.length > 0 ? [...standing, ...(await readRows(unknown))] : standing
    for (const row of rows) {
      kept.delete(`${of} ${row.id}`)
      kept.set(`${of} ${row.id}`, { values, row })
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return rows
  }
}
