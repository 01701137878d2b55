import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toStoredImage } from './image.ts'
import { findImageCdn } from './image-cdn.ts'

const columns = {
  name: 'name',
  alt: 'alt',
  kind: 'kind',
  folder: 'folder',
  bytes: 'bytes',
  width: 'width',
  height: 'height',
  createdAt: 'created_at',
}

/** The site's pictures and files, for its owner. */
export const listImages: UseCase<Contract['listImages']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('images').selectAll().where('deleted_at', 'is', null), query, columns)
  const cdn = await findImageCdn(read)
  return done({ images: rows.map((row) => toStoredImage(row, cdn)), total })
}
