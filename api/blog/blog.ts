import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { parisDay } from '#app/models/working-days.ts'
import type { AdminBlog, Blog, WholeBlog } from '../contract/entities/writing.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteTables } from '../db/tables.ts'
import { writeBlocks } from '../pages/stored-blocks.ts'
import { given } from '../site/columns.ts'
import { type Images, picturesOf, type Reading, toWhole, toWritten, toWrittenColumns } from '../writing/written.ts'

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
  return { ...toBlog(row, images), isValid: row.is_valid === 1, isOut: row.is_out === 1, updatedAt: row.updated_at }
}

/** A stored article whole, as its owner sees it. */
export async function toAdminBlog(row: Row, at: Reading): Promise<z.input<typeof AdminBlog>> {
  return { ...toListedBlog(row, await picturesOf(at.read, [row])), ...(await toWhole(row, at)) }
}

/** An article of which nothing is said yet. */
export function blankBlog(now: Date) {
  return { folder_id: null, summary: '', image_id: '', date: parisDay(now), is_valid: 0 as const, blocks: '[]' }
}

/** The columns of what was given of it, without its slug. */
export function toBlogColumns(body: Read<Contract['changeBlog']>['body']) {
  const { idFolder, date, blocks } = body
  return { ...toWrittenColumns(body), ...given({ folder_id: idFolder, date, blocks: blocks && writeBlocks(blocks) }) }
}
