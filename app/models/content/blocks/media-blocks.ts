import type { BlockFrame, PictureRef } from './shared.ts'

export type ImageBlock = BlockFrame & { type: 'image'; picture: PictureRef; size: 'text' | 'wide' | 'full'; framed: boolean }
export type SliderBlock = BlockFrame & { type: 'slider'; title: string; pictures: PictureRef[] }
export type GalleryBlock = BlockFrame & { type: 'gallery'; title: string; pictures: PictureRef[] }
/** A video of the site's own library. */
export type VideoBlock = BlockFrame & {
  type: 'video'
  title: string
  file: string
  caption: string
  poster?: PictureRef | undefined
}
/** Something of another site, by what names it there; shown after consent only. */
export type EmbedBlock = BlockFrame & { type: 'embed'; provider: EmbedProvider; reference: string; title: string }

export type EmbedProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'openstreetmap'

export type MediaBlock = ImageBlock | SliderBlock | GalleryBlock | VideoBlock | EmbedBlock
