import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'

/** Refuses a route that another collection of the language has. */
export async function refuseRoute(
  tx: SiteWriter,
  { id, lang }: { id: string; lang: string },
  route: string | undefined,
): Promise<Outcome<never> | undefined> {
  if (route === undefined) return undefined
  const others = tx.selectFrom('collections').select('id').where('lang', '=', lang).where('route', '=', route)
  const other = await others.where('id', '<>', id).executeTakeFirst()
  return other && refused('invalid', { fields: { route: { code: 'taken' } } })
}
