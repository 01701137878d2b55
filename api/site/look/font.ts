import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import { isFontFamily } from '#app/models/site/look/font.ts'
import type { Font } from '../../contract/site/site-info.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** A stored font as callers see it. */
export function toFont(row: Selectable<SiteTables['fonts']>): z.input<typeof Font> {
  const { id, type, family, color, size, weight, style, file } = row
  return { id, type, family, color, size, weight, style, file }
}

const ownFamily = /^[A-Za-z][A-Za-z0-9 -]{0,39}$/

/** Refuses a family that the program does not bring, unless it comes from a file of the site's own. */
export function refuseFamily({ family, file }: { family: string; file: string }): Outcome<never> | undefined {
  if (file === '' ? isFontFamily(family) : ownFamily.test(family) && !isFontFamily(family)) return undefined
  return refused('invalid', { fields: { family: { code: 'choice' } } })
}
