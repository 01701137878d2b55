import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { StoryView } from '#app/ui/content/writing-screens/product-tale.tsx'
import { readAround } from './pages.server.ts'

type Told = Pick<Answer<Contract['getProduct']>, 'id' | 'hasStoryBlocks'>
type Story = Pick<Answer<Contract['getProductStory']>, 'blocks' | 'images'>

/** The blocks that a product is told by; nothing where its story is plain paragraphs. */
export async function readStory(ctx: RequestContext, request: Request, product: Told): Promise<StoryView | undefined> {
  if (!product.hasStoryBlocks) return undefined
  const story = await ctx.api.getProductStory({ params: { id: product.id } })
  return story.ok && story.value.blocks.length > 0 ? showStory(ctx, request, story.value) : undefined
}

/** Blocks of a story with what they show besides their own words. */
export async function showStory(
  ctx: RequestContext,
  request: Request,
  { blocks, images }: Story,
  api: ShopApi = ctx.api,
): Promise<StoryView> {
  return { blocks, around: await readAround(ctx, request, { blocks, images, api }) }
}
