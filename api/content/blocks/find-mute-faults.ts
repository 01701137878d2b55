import type { PageBlock } from '#app/models/content/blocks/block.ts'
import type { Fault } from '#app/models/platform/outcome.ts'
import { findMutePictures } from '#app/models/site/pictures/mute-pictures.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { imagesOf } from './images-of.ts'

/** What keeps a body from visitors: each picture that says nothing to who cannot see it, at the field that would say it. */
export async function findMuteFaults(read: SiteReader, blocks: PageBlock[]): Promise<Record<string, Fault> | undefined> {
  const words = await readWords(read, imagesOf(blocks))
  const places = findMutePictures(blocks, (id) => words.get(id))
  if (places.length === 0) return undefined
  return Object.fromEntries(places.map((place) => [`blocks.${place}.alt`, { code: 'no_alt' }]))
}

/** What the library's pictures say, but for those that are mere decoration wherever they stand. */
async function readWords(read: SiteReader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('images')
    .select(['id', 'alt'])
    .where('id', 'in', ids)
    .where('is_decor', '=', 0)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, alt }) => [id, alt]))
}
