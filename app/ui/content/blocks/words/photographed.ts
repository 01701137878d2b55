import type { HeroBlock } from '#app/models/content/blocks/text-blocks.ts'
import type { Around } from '../parts/pages.ts'

/** Whether the picture of an opening is a photograph of the owner's: a drawing gives way to what the direction draws. */
export function isPhotographed({ picture }: HeroBlock, { images }: Around): boolean {
  const url = picture && images[picture.image]?.url
  return url !== undefined && !url.endsWith('.svg')
}
