import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { AdminBlogFolder, BlogFolder } from '../../contract/content/writing.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { type Images, toWritten } from '../writing/written.ts'

type Row = Selectable<SiteTables['blog_folders']>

/** A stored folder of the blog as visitors see it. */
export function toBlogFolder(row: Row, images: Images): z.input<typeof BlogFolder> {
  return { ...toWritten(row, images), idParent: row.id_parent }
}

/** What lists show of it to its owner. */
export function toListedFolder(row: Row, images: Images): z.input<typeof AdminBlogFolder> {
  return { ...toBlogFolder(row, images), order: row.sort_order, isValid: row.is_valid === 1, updatedAt: row.updated_at }
}
