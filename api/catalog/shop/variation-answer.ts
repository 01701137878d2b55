import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Variation } from '../../contract/catalog/product.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** A stored definition of a variation as callers see it. */
export function toVariation({ id, label, display_label }: Selectable<SiteTables['variations']>): z.input<typeof Variation> {
  return { id, label, displayLabel: display_label }
}
