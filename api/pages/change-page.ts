import { done, refused } from '#app/models/outcome.ts'

import type { Contract, Read } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toPage } from './page.ts'
import { writeBlocks } from './stored-blocks.ts'

type Changes = Read<Contract['changePage']>['body']

/** Changes what a page says and how menus show it. */
export const changePage: UseCase<Contract['changePage']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const row = await tx
      .updateTable('pages')
      .set({ updated_at: visit.now.toISOString(), ...toColumns(body) })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirst()
    return row ? done(await toPage(row, [], { read: tx, notice: visit.notice })) : refused('not_found')
  })

/** The columns to set: a field that was not given stays as it is. */
function toColumns(body: Changes) {
  const columns = {
    sort_order: body.order,
    type: body.type,
    is_valid: toFlag(body.isValid),
    show_in_menu: toFlag(body.showInMenu),
    is_fixed_on_right: toFlag(body.isFixedOnRight),
    use_absolute_menu: toFlag(body.useAbsoluteMenu),
    reload: toFlag(body.reload),
    is_text: toFlag(body.isText),
    menu_icon: body.menuIcon,
    link: body.link && JSON.stringify(body.link),
    title: body.title,
    menu_title: body.menuTitle,
    meta_description: body.metaDescription,
    blocks: body.blocks && writeBlocks(body.blocks),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<typeof columns>
}

function toFlag(value: boolean | undefined): 0 | 1 | undefined {
  return value === undefined ? undefined : value ? 1 : 0
}
