import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { resolveImages } from '../../../site/media/resolve-images.ts'
import { imagesOf } from '../../blocks/images-of.ts'
import { readBlocks } from '../../blocks/stored-blocks.ts'
import { nameAuthors } from './authors.ts'
import { toVersionHead } from './version.ts'

/** A version whole. */
export const getPageVersion: UseCase<Contract['getPageVersion']> = async ({ params }, { read, notice }) => {
  const row = await read.selectFrom('page_versions').selectAll().where('id', '=', params.id).executeTakeFirst()
  if (!row) return refused('not_found')
  const blocks = readBlocks(row.blocks, (block) => notice('unknown_block', { page: row.page_id, block }))
  const images = await resolveImages(read, imagesOf(blocks))
  const nameOf = await nameAuthors(read, [row.author_id])
  return done({ ...toVersionHead(row, nameOf), blocks, images: [...images.values()] })
}
