import { done, refused } from '#app/models/platform/outcome.ts'

import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { given, toFlag } from '../../platform/resource/columns.ts'
import { writeBlocks } from '../blocks/stored-blocks.ts'
import { keepChangedBody } from '../drafts/keep-changed-body.ts'
import { toPage } from './page.ts'
import { writePageFields } from './page-fields.ts'
import { keepOldUrl, refusePosition } from './page-position.ts'

type Changes = Read<Contract['changePage']>['body']

/** Changes what a page says and how menus show it. */
export const changePage: UseCase<Contract['changePage']> = async ({ params, body }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const page = await tx
      .selectFrom('pages')
      .select(['id', 'lang', 'url', 'title', 'meta_description', 'blocks', 'custom', 'is_valid', 'updated_at'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!page) return refused('not_found')
    const refusal = await refusePosition(tx, page, body)
    if (refusal) return refusal
    const own = await writePageFields(tx, body.custom, page.custom)
    if (!own.ok) return own
    await keepOldUrl(tx, page, body.url)
    const row = await tx
      .updateTable('pages')
      .set({ updated_at: ctx.now.toISOString(), ...toPageColumns(body), ...own.value.columns })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await keepChangedBody('page', {
      tx,
      caller: ctx.caller,
      now: ctx.now,
      known: { ...page, summary: page.meta_description, image_id: '' },
      body: { title: body.title, summary: body.metaDescription, blocks: body.blocks },
    })
    return done(await toPage(row, [], { read: tx, notice: ctx.notice, fields: own.value.fields }))
  })

/** The columns to set: a field that was not given stays as it is. */
export function toPageColumns(body: Changes) {
  return given({
    id_parent: body.idParent,
    url: body.url,
    sort_order: body.order,
    type: body.type,
    is_valid: toFlag(body.isValid),
    show_in_menu: toFlag(body.showInMenu),
    is_fixed_on_right: toFlag(body.isFixedOnRight),
    use_absolute_menu: toFlag(body.useAbsoluteMenu),
    reload: toFlag(body.reload),
    is_text: toFlag(body.isText),
    for_members: toFlag(body.forMembers),
    translation_of: body.translationOf,
    menu_icon: body.menuIcon,
    link: body.link && JSON.stringify(body.link),
    title: body.title,
    menu_title: body.menuTitle,
    meta_description: body.metaDescription,
    blocks: body.blocks && writeBlocks(body.blocks),
  })
}
