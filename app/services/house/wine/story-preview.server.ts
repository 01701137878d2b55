import { href } from 'react-router'
import { orThrow } from '#app/http/answers.server.ts'
import { type RouteArgs, requestContext } from '#app/http/request-context.ts'
import type { ProductView } from '#app/ui/catalog/product/shop-product.ts'
import type { StoryView } from '#app/ui/content/writing-screens/product-tale.tsx'
import { getShopProduct } from '../../catalog/shop-product.server.ts'
import { showStory } from '../../content/product-story.server.ts'
import { requireStaff } from '../staff.server.ts'
import { wineDesk } from './wine-screen.server.ts'

type StoryPreview = { name: string; path: string; expiresAt: string; view: ProductView | undefined; story: StoryView }

/** Reads a preview of a story, with the rest of its product as visitors have it; of one that they do not see yet, the story alone. */
export async function readStoryPreview(asked: RouteArgs & { params: { id: string } }): Promise<StoryPreview> {
  const { api } = await requireStaff(asked)
  const ctx = asked.context.get(requestContext)
  const { blocks, images, expiresAt, idRecord: id } = orThrow(await api.getStoryPreview({ params: asked.params }))
  const product = orThrow(await api.getAdminProduct({ params: { id } }))
  const [story, view] = await Promise.all([
    showStory(ctx, asked.request, { blocks, images }, api),
    product.isShown ? getShopProduct(ctx, asked.url, product.slug) : undefined,
  ])
  return { name: product.name, path: href('/admin/:desk/:id', { desk: wineDesk, id }), expiresAt, view, story }
}
