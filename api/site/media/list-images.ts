import { sql } from 'kysely'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toStoredImage } from './image.ts'
import { findImageCdn } from './image-cdn.ts'

const columns = {
  ids: 'id',
  name: 'name',
  alt: 'alt',
  kind: 'kind',
  folder: 'folder',
  bytes: 'bytes',
  width: 'width',
  height: 'height',
  createdAt: 'created_at',
  search: 'words',
}

/** The site's pictures and files, for its owner, and the folders there are, but where some are asked for by their ids. */
export const listImages: UseCase<Contract['listImages']> = async ({ query }, { read }) => {
  const own = read.selectFrom('images').where('deleted_at', 'is', null)
  const said = own.selectAll().select(sql<string>`name || ' ' || alt || ' ' || folder`.as('words'))
  const { rows, total } = await listRows(read.selectFrom(said.as('images')).selectAll(), query, columns)
  const isNamed = query.filters.some(({ field }) => field === 'ids')
  const foldered = own.select('folder').distinct().where('folder', '<>', '').orderBy('folder').limit(100)
  const folders = isNamed ? [] : await foldered.execute()
  const cdn = await findImageCdn(read)
  return done({ images: rows.map((row) => toStoredImage(row, cdn)), total, folders: folders.map(({ folder }) => folder) })
}
