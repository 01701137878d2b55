import { type ParameterValues, readParameters } from '#app/models/parameter-values.ts'
import type { SiteReader } from '../db/database.ts'
import type { Site } from '../visit.ts'
import { type ParameterRow, readParameterRows } from './parameter.ts'
import { readSettings, type SettingsRow } from './settings.ts'

/** What a site has set of itself, as it reads in one language. */
export type OwnSettings = { site: Readonly<SettingsRow>; parameters: readonly ParameterRow[]; values: Readonly<ParameterValues> }

/** Reads it as it stands now; one after the other, for a transaction asks one thing at a time. */
export async function readOwnSettings(about: { site: Pick<Site, 'lang'>; lang: string }, read: SiteReader): Promise<OwnSettings> {
  const site = await readSettings(read)
  const parameters = await readParameterRows(about, read)
  return { site, parameters, values: readParameters(parameters) }
}
