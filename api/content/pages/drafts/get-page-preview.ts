import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { resolveImages } from '../../../site/media/resolve-images.ts'
import { imagesOf } from '../../blocks/images-of.ts'
import { readBlocks } from '../../blocks/stored-blocks.ts'

/** A preview while it lasts. */
export const getPagePreview: UseCase<Contract['getPagePreview']> = async ({ params }, { read, now }) => {
  const row = await read
    .selectFrom('page_previews')
    .innerJoin('pages', 'pages.id', 'page_previews.page_id')
    .select(['page_id', 'title', 'layout', 'page_previews.blocks', 'expires_at'])
    .where('page_previews.id', '=', params.id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return refused('not_found')
  const blocks = readBlocks(row.blocks, () => {})
  const images = await resolveImages(read, imagesOf(blocks))
  return done({
    idPage: row.page_id,
    title: row.title,
    idLayout: row.layout,
    blocks,
    images: [...images.values()],
    expiresAt: row.expires_at,
  })
}
