import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { CustomField } from '#app/models/platform/custom/custom-field.ts'
import { Link, type MenuPage, type Page } from '../../contract/content/page.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { tellCustom } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { imagesOf } from '../blocks/images-of.ts'
import { readBlocks } from '../blocks/stored-blocks.ts'

type Row = Selectable<SiteTables['pages']>

/** A stored page as menus see it. */
export function toMenuPage(row: Omit<Row, 'blocks' | 'custom' | 'search_key'>, children: string[]): z.input<typeof MenuPage> {
  return {
    id: row.id,
    idSite: row.site_id,
    idParent: row.id_parent,
    order: row.sort_order,
    type: row.type as 'default' | 'page',
    isValid: row.is_valid === 1,
    showInMenu: row.show_in_menu === 1,
    isFixedOnRight: row.is_fixed_on_right === 1,
    useAbsoluteMenu: row.use_absolute_menu === 1,
    reload: row.reload === 1,
    isText: row.is_text === 1,
    forMembers: row.for_members === 1,
    menuIcon: row.menu_icon,
    cms: { isCmsPage: true, route: row.cms },
    link: Link.parse(JSON.parse(row.link)),
    title: row.title,
    url: row.url,
    menuTitle: row.menu_title,
    metaDescription: row.meta_description,
    children,
    translationOf: row.translation_of,
    updatedAt: row.updated_at,
  }
}

/** A stored page whole, with what is said in these fields; a block this version does not know is left out rather than failing the page. */
export async function toPage(
  row: Row,
  children: string[],
  { read, notice, fields }: Pick<CallContext, 'notice'> & { read: SiteReader; fields: readonly CustomField[] },
): Promise<z.input<typeof Page>> {
  const blocks = readBlocks(row.blocks, (block) => notice('unknown_block', { page: row.id, block }))
  const images = await resolveImages(read, imagesOf(blocks))
  return { ...toMenuPage(row, children), blocks, images: [...images.values()], custom: tellCustom(row.custom, fields) }
}
