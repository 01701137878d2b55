import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { done, refused } from '#app/models/platform/outcome.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { type FontFormat, familyOfFontFile, weightOfFontFile } from '#app/models/site/look/font.ts'
import type { Contract, Upload } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { refuseMoreBytes } from '../quota/refuse-over-quota.ts'
import { checkFont, mostFontBytes } from './check-font.ts'
import { toFont } from './font.ts'

/** Takes in a font file of the site's own and gives it to the titles, the text or the menu. */
export const uploadFontFile: UseCase<Contract['uploadFontFile']> = async ({ params, files: [file] }, ctx) => {
  const known = await ctx.read.selectFrom('fonts').select('id').where('id', '=', params.id).executeTakeFirst()
  if (!known) return refused('not_found')
  if (!file || file.size === 0) return refused('invalid', { fields: { images: { code: 'required' } } })
  if (file.size > mostFontBytes) return refused('invalid', { fields: { images: { code: 'font_large' } } })
  const bytes = await readFile(file.path)
  const checked = checkFont(bytes)
  if (!checked.ok) return refused('invalid', { fields: { images: { code: checked.code } } })
  const name = nameOf(file, bytes, checked.format)
  return ctx.inTransaction(async (tx) => {
    const full = await refuseMoreBytes(tx, ctx.site, { field: 'images', bytes: bytes.length })
    if (full) return full
    await tx
      .insertInto('font_files')
      .values({ name, mime: `font/${checked.format}`, content: bytes.toString('base64'), created_at: ctx.now.toISOString() })
      .onConflict((on) => on.doNothing())
      .execute()
    const row = await tx
      .updateTable('fonts')
      .set({
        file: name,
        family: familyOfFontFile(file.name),
        weight: weightOfFontFile(file.name),
        style: /italic|oblique/i.test(file.name) ? 'italic' : 'normal',
      })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst()
    return row ? done(toFont(row)) : refused('not_found')
  })
}

/** Another file has another name, so that browsers may keep each for as long as they like. */
function nameOf({ name }: Upload, bytes: Buffer, format: FontFormat): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return `${[slugOf(name.replace(/\.[^.]*$/, '')).slice(0, 40), hash].filter(Boolean).join('-')}.${format}`
}
