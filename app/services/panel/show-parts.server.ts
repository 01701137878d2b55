import { Block } from '#api/contract/blocks.ts'
import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import type { PageBlock } from '#app/models/block.ts'
import { adviseBlock } from '#app/models/panel/advise-block.ts'
import type { ShownPart } from '#app/models/panel/composed.ts'
import { sayAdvice } from '#app/texts/panel/advice.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { renderBlocks } from '#app/ui/blocks/render-blocks.server.tsx'
import { readAround } from '../pages.server.ts'
import type { PanelAsk } from './staff.server.ts'

type Image = Answer<Contract['getImage']>

/** Each block as the site shows it, made by the site's own renderer, and what its writer should know of it. */
export async function showParts({ context, request }: PanelAsk, api: ShopApi, given: readonly unknown[]): Promise<ShownPart[]> {
  const blocks = given.map((one) => Block.safeParse(one).data)
  const known = blocks.filter((block) => block !== undefined)
  const images = await readImages(api, known)
  const around = await readAround(context.get(sceneContext), request, { blocks: known, images: [...images.values()] }, api)
  return blocks.map((block) => {
    if (!block) return { html: '', advice: [composerTexts.faulty] }
    return { html: renderBlocks([block], around), advice: adviseBlock(block, (id) => images.get(id)?.alt ?? '').map(sayAdvice) }
  })
}

/** The pictures that blocks name; one that is gone is left out. */
export async function readImages(api: ShopApi, blocks: readonly PageBlock[]): Promise<Map<string, Image>> {
  const ids = new Set<string>()
  JSON.stringify(blocks, (key, value: unknown) => {
    if ((key === 'image' || key === 'file') && typeof value === 'string') ids.add(value)
    return value
  })
  const read = await Promise.all([...ids].map((id) => api.getImage({ params: { id } })))
  return new Map(read.flatMap((image) => (image.ok ? [[image.value.id, image.value] as const] : [])))
}
