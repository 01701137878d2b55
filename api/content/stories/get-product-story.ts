import { done, refused } from '#app/models/platform/outcome.ts'
import { selectPublicProducts } from '../../catalog/rows/catalog-rows.ts'
import { readShopView } from '../../catalog/rows/shop-view.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { imagesOf } from '../blocks/images-of.ts'
import { blocksOfStory } from './story-blocks.ts'

/** The blocks that a product in sale is told by. */
export const getProductStory: UseCase<Contract['getProductStory']> = async ({ params }, ctx) => {
  const { read } = ctx
  const product = await selectPublicProducts(read)
    .select(['products.story', 'products.story_blocks'])
    .where('products.id', '=', params.id)
    .executeTakeFirst()
  if (!product || !(await readShopView(ctx))) return refused('not_found')
  const blocks = blocksOfStory(product)
  const images = await resolveImages(read, imagesOf(blocks))
  return done({ blocks, images: [...images.values()] })
}
