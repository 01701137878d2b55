import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { AdminBlog, Blog, WholeBlog } from '../../contract/content/writing.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { type Images, picturesOf, type Reading, toWhole, toWritten } from '../writing/written.ts'

type Row = Selectable<SiteTables['blogs']>

/** A stored article as lists show it. */
export function toBlog(row: Row, images: Images): z.input<typeof Blog> {
  return { ...toWritten(row, images), idFolder: row.folder_id, date: row.date }
}

/** A stored article whole. */
export async function toWholeBlog(row: Row, at: Reading): Promise<z.input<typeof WholeBlog>> {
  return { ...toBlog(row, await picturesOf(at.read, [row])), ...(await toWhole(row, at)) }
}

/** What lists show of it to its owner. */
export function toListedBlog(row: Row, images: Images) {
  return {
    ...toBlog(row, images),
    isValid: row.is_valid === 1,
    isOut: row.is_out === 1,
    comments: row.comments,
    updatedAt: row.updated_at,
  }
}

/** A stored article whole, as its owner sees it. */
export async function toAdminBlog(row: Row, at: Reading): Promise<z.input<typeof AdminBlog>> {
  return { ...toListedBlog(row, await picturesOf(at.read, [row])), ...(await toWhole(row, at)) }
}
