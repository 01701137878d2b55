import type { PageBlock } from '#app/models/block.ts'
import { findMutePictures } from '#app/models/mute-pictures.ts'
import type { Fault } from '#app/models/outcome.ts'
import type { SiteReader } from '../../db/database.ts'
import { resolveImages } from '../../media/resolve-images.ts'
import { imagesOf } from '../images-of.ts'

/** What keeps a body from visitors: each picture that says nothing to who cannot see it, at the field that would say it. */
export async function findMuteFaults(read: SiteReader, blocks: PageBlock[]): Promise<Record<string, Fault> | undefined> {
  const images = await resolveImages(read, imagesOf(blocks))
  const places = findMutePictures(blocks, (id) => images.get(id)?.alt)
  if (places.length === 0) return undefined
  return Object.fromEntries(places.map((place) => [`blocks.${place}.alt`, { code: 'no_alt' }]))
}
