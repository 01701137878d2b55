import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../database/database.ts'

/**
 * Keeps rows of a site beside its kept settings, and gives them where those still stand: every call that writes such rows raises the
 * content version, after which the settings are others. `of` is what else they were read for; only the last of these is kept.
 */
export function keepBeside<T>(readRows: (read: SiteReader, of: string) => Promise<T>) {
  const kept = new WeakMap<Readonly<ParameterValues>, { of: string; rows: T }>()
  return async (read: SiteReader, values: Readonly<ParameterValues>, of = ''): Promise<T> => {
    const known = kept.get(values)
    if (known?.of === of) return known.rows
    const rows = await readRows(read, of)
    kept.set(values, { of, rows })
    return rows
  }
}
