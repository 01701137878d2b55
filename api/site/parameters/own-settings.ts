import { readParameters } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OwnSettings } from '../../platform/ports/kept-settings.ts'
import type { Site } from '../../platform/ports/site.ts'
import { readSettings } from '../settings/settings.ts'
import { readParameterRows } from './parameter.ts'

/** Reads it as it stands now; one after the other, for a transaction asks one thing at a time. */
export async function readOwnSettings(about: { site: Pick<Site, 'lang'>; lang: string }, read: SiteReader): Promise<OwnSettings> {
  const site = await readSettings(read)
  const parameters = await readParameterRows(about, read)
  return { site, parameters, values: readParameters(parameters) }
}
