import type { Selectable } from 'kysely'
import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import { findParameter, type ParameterType, parameterList, parameterTypes } from '#app/models/site/settings/parameter-list.ts'
import { findTypedFault } from '#app/models/site/settings/parameter-values.ts'
import { parameterLabel } from '#app/texts/house/settings/parameters.ts'
import { type CallContext, getMember, type Site } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { ParameterRow } from '../../platform/ports/kept-settings.ts'

type Row = Selectable<SiteTables['parameters']>

/** Every parameter of the catalogue in one language: as it was stored there, else in the site's own language, else the default. */
export async function readParameterRows(
  { site, lang }: { site: Pick<Site, 'lang'>; lang: string },
  read: SiteReader,
): Promise<ParameterRow[]> {
  const rows = await read.selectFrom('parameters').selectAll().where('lang', 'in', [lang, site.lang]).execute()
  const byType = new Map(rows.filter((row) => row.lang === site.lang).map((row) => [row.type, row]))
  const inLang = new Map(rows.filter((row) => row.lang === lang).map((row) => [row.type, row]))
  return parameterTypes.map((type) => {
    const row = inLang.get(type)
    return row
      ? toParameter(row)
      : { ...unset(type, lang, site.lang), value: byType.get(type)?.value || parameterList[type].value }
  })
}

/** A stored parameter as callers see it; the catalogue knows its kind better than its row. */
export function toParameter(row: Row): ParameterRow {
  const entry = findParameter(row.type)
  const kind = entry?.kind ?? (row.kind as ParameterRow['kind'])
  return { id: row.id, type: row.type, kind, label: row.label, value: row.value || (entry?.value ?? '') }
}

/** A parameter that nobody has set in this language. */
export function unset(type: ParameterType, lang: string, siteLang: string): ParameterRow {
  const name = type.toLowerCase()
  const { kind, value } = parameterList[type]
  return { id: lang === siteLang ? name : `${lang}-${name}`, type, kind, label: parameterLabel(type)[0], value }
}

/** Refuses a value that the parameter cannot have, and whoever may not set it. */
export function refuseValue(type: string, value: string, ctx: CallContext): Outcome<never> | undefined {
  const entry = findParameter(type)
  if (!entry) return refused('invalid', { fields: { type: { code: 'choice' } } })
  if (entry.isGuarded && getMember(ctx).role !== 'SUPER_ADMIN') return refused('forbidden')
  const fault = findTypedFault(entry, value)
  return fault && refused('invalid', { fields: { value: fault } })
}
