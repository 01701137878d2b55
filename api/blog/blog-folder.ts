import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { AdminBlogFolder, BlogFolder } from '../contract/entities/writing.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteTables } from '../db/tables.ts'
import { given } from '../site/columns.ts'
import { type Images, picturesOf, type Reading, toWritten, toWrittenColumns } from '../writing/written.ts'

type Row = Selectable<SiteTables['blog_folders']>

/** A stored folder of the blog as visitors see it. */
export function toBlogFolder(row: Row, images: Images): z.input<typeof BlogFolder> {
  return { ...toWritten(row, images), idParent: row.id_parent }
}

/** What lists show of it to its owner. */
export function toListedFolder(row: Row, images: Images): z.input<typeof AdminBlogFolder> {
  return { ...toBlogFolder(row, images), order: row.sort_order, isValid: row.is_valid === 1, updatedAt: row.updated_at }
}

/** A stored folder as its owner sees it. */
export async function toAdminBlogFolder(row: Row, { read }: Reading): Promise<z.input<typeof AdminBlogFolder>> {
  return toListedFolder(row, await picturesOf(read, [row]))
}

/** A folder of which nothing is said yet. */
export const blankBlogFolder = { id_parent: null, sort_order: 0, summary: '', image_id: '', is_valid: 0 as const }

/** The columns of what was given of it, without its slug. */
export function toBlogFolderColumns(body: Read<Contract['changeBlogFolder']>['body']) {
  return { ...toWrittenColumns(body), ...given({ id_parent: body.idParent, sort_order: body.order }) }
}
