import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { toPageColumns } from './change-page.ts'
import { toPage } from './page.ts'
import { writePageFields } from './page-fields.ts'
import { chooseUrl, freeUrl, refusePosition } from './page-position.ts'

/** A page of which nothing was said yet. */
export const blankPage = {
  id_parent: null,
  sort_order: 0,
  type: 'default',
  is_valid: 0 as const,
  show_in_menu: 1 as const,
  is_fixed_on_right: 0 as const,
  use_absolute_menu: 0 as const,
  reload: 0 as const,
  is_text: 0 as const,
  menu_icon: '',
  cms: 'cms',
  link: JSON.stringify({ type: 'NONE', url: '', jsCode: '' }),
  menu_title: '',
  meta_description: '',
  blocks: '[]',
}

/** Adds a page in the language of the visit; it stays a draft until its owner says otherwise. */
export const createPage: UseCase<Contract['createPage']> = async ({ body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const { lang, now } = ctx
    const { title } = body
    const url = await chooseUrl(tx, lang, body)
    const refusal = await refusePosition(tx, { id: '', lang, url: ' ' }, { ...body, url })
    if (refusal) return refusal
    const own = await writePageFields(tx, body.custom)
    if (!own.ok) return own
    await freeUrl(tx, lang, url)
    const row = await tx
      .insertInto('pages')
      .values({
        ...blankPage,
        sort_order: await lastPlace(tx, lang),
        ...toPageColumns(body),
        ...own.value.columns,
        title,
        url,
        id: crypto.randomUUID(),
        lang,
        updated_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toPage(row, [], { read: tx, notice: ctx.notice, fields: own.value.fields }))
  })

const mostPlace = 10_000

/** After every other page: a menu grows at its end. */
async function lastPlace(tx: SiteWriter, lang: string): Promise<number> {
  const { last } = await tx
    .selectFrom('pages')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow()
  return Math.min(Number(last ?? -1) + 1, mostPlace)
}
