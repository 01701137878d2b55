import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Parameter } from '../contract/entities/parameter.ts'
import type { SiteTables } from '../db/tables.ts'

/** A stored parameter as callers see it. */
export function toParameter(row: Selectable<SiteTables['parameters']>): z.input<typeof Parameter> {
  return { id: row.id, type: row.type, kind: row.kind as z.input<typeof Parameter>['kind'], label: row.label, value: row.value }
}
