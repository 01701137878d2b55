import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { picturesOf } from '../writing/written.ts'
import { toAlbum } from './album.ts'

const columns = { title: 'title', date: 'date', order: 'sort_order' }

/** The albums that visitors see. */
export const listAlbums: UseCase<Contract['listAlbums']> = async ({ query }, { read, lang }) => {
  const shown = read.selectFrom('albums').selectAll().where('lang', '=', lang).where('is_valid', '=', 1)
  const { rows, total } = await listRows(shown, query, columns)
  const images = await picturesOf(read, rows)
  return done({ albums: rows.map((row) => toAlbum(row, images)), total })
}
