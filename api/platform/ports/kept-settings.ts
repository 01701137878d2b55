import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { Parameter } from '../../contract/platform/parameter.ts'
import type { SiteReader } from '../database/database.ts'
import type { SiteTables } from '../database/tables/tables.ts'
import type { Site } from './site.ts'

export type SettingsRow = Omit<Selectable<SiteTables['site_settings']>, 'site_id'>

/** A parameter as callers see it. */
export type ParameterRow = z.input<typeof Parameter>

/** What a site has set of itself, as it reads in one language. */
export type OwnSettings = { site: Readonly<SettingsRow>; parameters: readonly ParameterRow[]; values: Readonly<ParameterValues> }

type Asking = { site: Site; lang: string; read: SiteReader }

/** What sites have set of themselves. */
export type KeptSettings = {
  /** As it stood a moment ago, for calls that show. */
  of(asking: Asking): Promise<OwnSettings>
  /** As it stands where it is read, within a transaction too: an order is judged by nothing that was changed before it. */
  within(asking: Asking): Promise<OwnSettings>
}
