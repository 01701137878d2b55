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

/** What sites have set of themselves, for calls that show; an order reads it anew in its own transaction. */
export type KeptSettings = { of(asking: { site: Site; lang: string; read: SiteReader }): Promise<OwnSettings> }
