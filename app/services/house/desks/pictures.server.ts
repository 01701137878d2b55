import type { ShopApi } from '#api/contract/index.ts'
import type { PanelRecord } from '#app/ui/house/desks/records.ts'
import type { StoredImage } from '#app/ui/house/fields/links.ts'
import { readNamed } from '../forms/link-choices.server.ts'

/** The picture of each thing of a list that has one: its own, or the first of several that it names. */
export async function readPictures(api: ShopApi, records: readonly PanelRecord[]): Promise<Record<string, StoredImage>> {
  const firsts = new Map(
    records.flatMap(({ id, images }) => (Array.isArray(images) && images[0] ? [[id, String(images[0])]] : [])),
  )
  const named = await readNamed(api, 'image', [...new Set(firsts.values())])
  const pictures = records.flatMap(({ id, image }) => {
    const picture = isPicture(image) ? image : named.find((one) => one.id === firsts.get(id))?.image
    return picture ? [[id, picture] as const] : []
  })
  return Object.fromEntries(pictures)
}

function isPicture(value: unknown): value is StoredImage {
  return typeof value === 'object' && value !== null && 'tone' in value
}
