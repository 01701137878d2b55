import { z } from 'zod'
import { block, PictureRef } from '../../platform/block-parts.ts'
import { Id, ShortText } from '../../platform/values.ts'

const Pictures = z.array(PictureRef).max(60)

/** Blocks made of pictures, of films, and of what other sites show. */
export const mediaBlocks = [
  block('image', { picture: PictureRef, size: z.enum(['text', 'wide', 'full']), framed: z.boolean() }),
  block('slider', { title: ShortText, pictures: Pictures }),
  block('gallery', { title: ShortText, pictures: Pictures }),
  block('video', { title: ShortText, file: Id, caption: ShortText, poster: PictureRef.optional() }),
  block('embed', {
    provider: z.enum(['youtube', 'vimeo', 'dailymotion', 'openstreetmap']),
    // A film's name on its site, or a place as latitude, longitude and zoom; the address is built from it, never taken.
    reference: z.string().regex(/^([A-Za-z0-9_-]{1,40}|-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?,\d{1,2})$/),
    title: ShortText,
  }),
] as const
