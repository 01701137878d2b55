import type { ShopApi } from '#api/contract/index.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { StoredImage } from '#app/ui/house/fields/links.ts'
import { readImages } from '../plans/images.server.ts'

/** The picture of each thing of a list that has one: its own, or the first of several that it names, which are read at once. */
export async function readPictures(api: ShopApi, records: readonly PanelRecord[]): Promise<Record<string, StoredImage>> {
  const firsts = new Map(
    records.flatMap(({ id, images }) => (Array.isArray(images) && images[0] ? [[id, String(images[0])]] : [])),
  )
  const read = await readImages(api, [...new Set(firsts.values())])
  const named = new Map(read.map((image) => [image.id, image]))
  const pictures = records.flatMap(({ id, image }) => {
    const picture = isPicture(image) ? image : named.get(firsts.get(id) ?? '')
    return picture ? [[id, picture] as const] : []
  })
  return Object.fromEntries(pictures)
}

function isPicture(value: unknown): value is StoredImage {
  return typeof value === 'object' && value !== null && 'tone' in value
}
