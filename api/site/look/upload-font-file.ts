import { readFile } from 'node:fs/promises'
import { done, type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { familyOfFontFile, weightOfFontFile } from '#app/models/site/look/font.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { refuseMoreBytes } from '../quota/refuse-over-quota.ts'
import { checkFont, mostFontBytes } from './check-font.ts'
import { toAdminFont } from './font.ts'
import { nameFontFile } from './name-font-file.ts'

type Terms = { licence: string; isFree?: boolean | undefined }

/** Takes in a font file of the site's own and gives it to the titles, the text or the menu. */
export const uploadFontFile: UseCase<Contract['uploadFontFile']> = async ({ params, body, files = [] }, ctx) => {
  const [file] = files
  const known = await ctx.read.selectFrom('fonts').select('file').where('id', '=', params.id).executeTakeFirst()
  if (!known) return refused('not_found')
  if (!file || file.size === 0) return noteLicence(known.file, { params, body }, ctx)
  if (file.size > mostFontBytes) return refuseFile('font_large')
  const bytes = await readFile(file.path)
  const checked = await checkFont(bytes)
  if (!checked.ok) return refuseFile(checked.code)
  const { format, embedding } = checked
  const name = nameFontFile(file.name, bytes, format)
  return ctx.inTransaction(async (tx) => {
    const full = await refuseMoreBytes(tx, ctx.site, { field: 'images', bytes: bytes.length })
    if (full) return full
    const terms = { ...termsOf(body), embedding }
    await tx
      .insertInto('font_files')
      .values({
        name,
        mime: `font/${format}`,
        content: bytes.toString('base64'),
        created_at: ctx.now.toISOString(),
        ...terms,
      })
      .onConflict((on) => on.columns(['site_id', 'name']).doUpdateSet(terms))
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
    return row ? done(await toAdminFont(row, { read: tx })) : refused('not_found')
  })
}

type About = { params: { id: string }; body: Terms }

/** Notes by what right a file is shown that is there already, and looks at what it says itself. */
async function noteLicence(name: string, { params, body }: About, ctx: CallContext) {
  const { read, inTransaction } = ctx
  const stored = await read.selectFrom('font_files').select('content').where('name', '=', name).executeTakeFirst()
  if (!stored) return refuseFile('required')
  const checked = await checkFont(Buffer.from(stored.content, 'base64'))
  if (!checked.ok) return refuseFile(checked.code)
  return inTransaction(async (tx: SiteWriter) => {
    const terms = { ...termsOf(body), embedding: checked.embedding }
    await tx.updateTable('font_files').set(terms).where('name', '=', name).execute()
    const row = await tx.selectFrom('fonts').selectAll().where('id', '=', params.id).executeTakeFirst()
    return row ? done(await toAdminFont(row, { read: tx })) : refused('not_found')
  })
}

function termsOf({ licence, isFree }: Terms) {
  return { licence, is_free: isFree ? (1 as const) : (0 as const) }
}

function refuseFile(code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { images: { code } } })
}
