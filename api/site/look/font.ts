import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { type Outcome, refused } from '#app/models/platform/outcome.ts'
import { isFontFamily } from '#app/models/site/look/font.ts'
import type { AdminFont, Font } from '../../contract/site/site-info.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

type Row = Selectable<SiteTables['fonts']>

/** A stored font as callers see it. */
export function toFont(row: Row): z.input<typeof Font> {
  const { id, type, family, color, size, weight, style, file } = row
  return { id, type, family, color, size, weight, style, file }
}

/** A stored font as its owner sees it, with what is known of its file. */
export async function toAdminFont(row: Row, { read }: { read: SiteReader }): Promise<z.input<typeof AdminFont>> {
  const columns = read.selectFrom('font_files').select(['licence', 'is_free', 'embedding'])
  const file = row.file ? await columns.where('name', '=', row.file).executeTakeFirst() : undefined
  return {
    ...toFont(row),
    licence: file?.licence ?? '',
    isFree: file?.is_free === 1,
    embedding: file?.embedding ?? '',
  }
}

const ownFamily = /^[A-Za-z][A-Za-z0-9 -]{0,39}$/

/** Refuses a family that the program does not bring, unless it comes from a file of the site's own. */
export function refuseFamily({ family, file }: { family: string; file: string }): Outcome<never> | undefined {
  if (file === '' ? isFontFamily(family) : ownFamily.test(family) && !isFontFamily(family)) return undefined
  return refused('invalid', { fields: { family: { code: 'choice' } } })
}
