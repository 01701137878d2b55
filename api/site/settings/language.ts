import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Language } from '../../contract/site/language.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** A stored language as callers see it. */
export function toLanguage(row: Selectable<SiteTables['languages']>): z.input<typeof Language> {
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    deeplCode: row.deepl_code,
    country: JSON.parse(row.country) as z.input<typeof Language>['country'],
    isValid: row.is_valid === 1,
  }
}
