import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { AdminNews, News, WholeNews } from '../../contract/content/writing.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { type Images, picturesOf, type Reading, toWhole, toWritten } from '../writing/written.ts'

type Row = Selectable<SiteTables['news']>

/** A stored piece of news as lists show it. */
export function toNews(row: Row, images: Images): z.input<typeof News> {
  return { ...toWritten(row, images), promoted: row.promoted === 1, date: row.date }
}

/** A stored piece of news whole. */
export async function toWholeNews(row: Row, at: Reading): Promise<z.input<typeof WholeNews>> {
  return { ...toNews(row, await picturesOf(at.read, [row])), ...(await toWhole(row, at)) }
}

/** What lists show of it to its owner. */
export function toListedNews(row: Row, images: Images) {
  return {
    ...toNews(row, images),
    isValid: row.is_valid === 1,
    isOut: row.is_out === 1,
    comments: row.comments,
    updatedAt: row.updated_at,
  }
}

/** A stored piece of news whole, as its owner sees it. */
export async function toAdminNews(row: Row, at: Reading): Promise<z.input<typeof AdminNews>> {
  return { ...toListedNews(row, await picturesOf(at.read, [row])), ...(await toWhole(row, at)) }
}
