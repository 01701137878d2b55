import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { toMenuPage } from './page.ts'

/** The pages a visitor may see, in menu order. */
export const listPages: UseCase<Contract['listPages']> = async (_given, { read, lang }) => {
  const rows = await readMenu(read, lang)
  return done(
    rows.map((row) =>
      toMenuPage(
        row,
        rows.filter((child) => child.id_parent === row.id).map((child) => child.id),
      ),
    ),
  )
}

function readMenu(read: SiteReader, lang: string) {
  return read
    .selectFrom('pages')
    .select([
      'site_id',
      'id',
      'lang',
      'id_parent',
      'sort_order',
      'type',
      'is_valid',
      'show_in_menu',
      'is_fixed_on_right',
      'use_absolute_menu',
      'reload',
      'is_text',
      'for_members',
      'translation_of',
      'menu_icon',
      'cms',
      'link',
      'title',
      'url',
      'menu_title',
      'meta_description',
      'updated_at',
    ])
    .where('lang', '=', lang)
    .where('is_valid', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}
