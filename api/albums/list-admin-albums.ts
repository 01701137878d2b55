import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedAlbum } from './album.ts'

const columns = { title: 'title', slug: 'slug', order: 'sort_order', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All albums, published or not, for their owner. */
export const listAdminAlbums: UseCase<Contract['listAdminAlbums']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('albums').selectAll().where('lang', '=', lang), query, columns)
  const images = await picturesOf(read, rows)
  return done({ albums: rows.map((row) => toListedAlbum(row, images)), total })
}
