import { Block } from '#api/contract/content/blocks/blocks.ts'
import type { ShopApi } from '#api/contract/index.ts'
import type { RouteArgs } from '#app/http/request-context.ts'
import { requestContext } from '#app/http/request-context.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { adviseBlock } from '#app/models/house/advice/advise-block.ts'
import { altIn, requiredWordsOf } from '#app/models/site/pictures/mute-pictures.ts'
import { sayAdvice } from '#app/texts/house/advice.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { StoredImage } from '#app/ui/house/fields/links.ts'
import type { renderParts } from '#app/ui/house/pages/render-parts.server.tsx'
import { readAround } from '../../content/pages.server.ts'
import { readSiteFacts } from '../../site/site-facts.server.ts'
import { readImages } from '../plans/images.server.ts'
import { findBlockForm } from './block-forms.server.ts'

/** Each block with what its writer should know of it, and what they all show besides their own words; what is no block yet is none. */
export async function readParts(
  { context, request }: RouteArgs,
  api: ShopApi,
  given: readonly unknown[],
): Promise<Parameters<typeof renderParts>[0]> {
  const blocks = given.map((one) => Block.safeParse(one).data)
  const known = blocks.filter((block) => block !== undefined)
  const images = await readImagesOf(api, known)
  const shown = { blocks: known, images: [...images.values()].map(asShown), api }
  const ctx = context.get(requestContext)
  const around = await readAround(ctx, request, shown)
  const { values } = await readSiteFacts(ctx)
  const altOf = (id: string) => requiredWordsOf(images.get(id))
  const parts = blocks.map((block) => ({
    block,
    fields: (block && findBlockForm(block.type)) ?? [],
    advice: block ? adviseBlock(block, altOf).map(sayAdvice) : [],
  }))
  return { around, parts, goods: goodsWordsOf(values) }
}

/** The pictures that blocks name; one that is gone is left out. */
async function readImagesOf(api: ShopApi, blocks: readonly PageBlock[]): Promise<Map<string, StoredImage>> {
  const ids = new Set<string>()
  JSON.stringify(blocks, (key, value: unknown) => {
    if ((key === 'image' || key === 'file') && typeof value === 'string') ids.add(value)
    return value
  })
  return new Map((await readImages(api, [...ids])).map((image) => [image.id, image]))
}

/** A picture as pages show it: decoration keeps its words to itself. */
function asShown(image: StoredImage): StoredImage {
  return { ...image, alt: altIn({ isDecor: image.isDecor }, image.alt) }
}
