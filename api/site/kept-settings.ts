import { type ParameterValues, readParameters } from '#app/models/parameter-values.ts'
import type { Database } from '../db/database.ts'
import type { Visit } from '../visit.ts'
import { openContentVersions } from './content-version.ts'
import { type ParameterRow, readParameterRows } from './parameter.ts'
import { readSettings, type SettingsRow } from './settings.ts'

type Asking = Pick<Visit, 'site' | 'lang' | 'read'>

/** What a site has set of itself, as a visit in one language reads it. */
export type OwnSettings = { site: Readonly<SettingsRow>; parameters: readonly ParameterRow[]; values: Readonly<ParameterValues> }

/** What sites have set of themselves, for calls that show; an order reads it anew in its own transaction. */
export type KeptSettings = { of(visit: Asking): Promise<OwnSettings> }

type Kept = { content: number; own: OwnSettings }

/** Opens the memory of it: good for as long as the content of its site is what it was; who has not asked for longest gives way. */
export function openKeptSettings(db: Database, most = 200): KeptSettings {
  const versionOf = openContentVersions(db)
  const kept = new Map<string, Kept>()
  return {
    of: async (visit) => {
      const name = `${visit.site.id} ${visit.lang}`
      const content = await versionOf(visit.site.id)
      const known = kept.get(name)
      const current = known?.content === content ? known : { content, own: await readOwn(visit) }
      kept.delete(name)
      kept.set(name, current)
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
      return current.own
    },
  }
}

async function readOwn(visit: Asking): Promise<OwnSettings> {
  const [site, parameters] = await Promise.all([readSettings(visit.read), readParameterRows(visit, visit.read)])
  return { site, parameters, values: readParameters(parameters) }
}
