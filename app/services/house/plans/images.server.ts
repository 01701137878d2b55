import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { StoredImage } from '#app/ui/house/fields/links.ts'

/** As many as one call takes. */
const atOnce = 100

/** Reads pictures and films by their ids, in that order and many at a time; what is gone is left out. */
export async function readImages(api: ShopApi, ids: readonly string[]): Promise<StoredImage[]> {
  const found = new Map<string, StoredImage>()
  for (let from = 0; from < ids.length; from += atOnce) {
    const named = ids.slice(from, from + atOnce).join(',')
    const { images } = orThrow(await api.listImages({ query: { ids: named, nbItem: atOnce } }))
    for (const image of images) found.set(image.id, image)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
