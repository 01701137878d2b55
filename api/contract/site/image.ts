import { z } from 'zod'
import { focuses, tones } from '#app/models/site/pictures/picture.ts'
import { leastCrop } from '#app/models/site/pictures/picture-crop.ts'
import { Id, Instant, ShortText } from '../platform/values.ts'

/** A picture where a browser can fetch it, with what a page needs to keep its place free. */
export const Image = z.object({
  id: Id,
  name: ShortText,
  url: ShortText,
  externalPath: ShortText,
  width: z.int(),
  height: z.int(),
  alt: ShortText,
  focus: z.enum(focuses),
  tone: z.enum(tones),
  /** Only there where the site offers no newer forms than the picture's own. */
  webp: z.literal(false).optional(),
})

/** What kind of file the site keeps. */
export const FileKind = z.enum(['image', 'video', 'document'])

/** The part of a picture that is shown, in percent of the whole; moved into it where it would lie beyond. */
export const Crop = z.strictObject({
  left: z.number().min(0).max(100),
  top: z.number().min(0).max(100),
  width: z.number().min(leastCrop).max(100),
  height: z.number().min(leastCrop).max(100),
})

/** A picture or file as its owner sees it. */
export const StoredImage = Image.extend({
  kind: FileKind,
  mime: ShortText,
  bytes: z.int(),
  externalId: ShortText,
  externalType: ShortText,
  /** Whether it is mere decoration: its words are kept, and said nowhere. */
  isDecor: z.boolean(),
  focalX: z.int(),
  focalY: z.int(),
  /** The part that is shown, in percent of the whole; null where nothing is cut away. */
  crop: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** The picture as it came: the same as above where nothing is cut away. */
  whole: z.object({ url: ShortText, width: z.int(), height: z.int() }),
  folder: ShortText,
  createdAt: Instant,
})

/** A place of the site that shows a picture. */
export const ImageUse = z.object({
  kind: z.enum([
    'page',
    'parameter',
    'logo',
    'news',
    'blog',
    'album',
    'award',
    'winemaker',
    'service',
    'element',
    'popup',
    'product',
    'kept-section',
    'look',
    'meal-icon',
    'letter',
  ]),
  id: Id,
  title: ShortText,
})

/** A picture as the image store knows it. */
export const OnlineImage = z.object({
  id: Id,
  externalId: ShortText,
  externalType: ShortText,
  externalPath: ShortText,
  url: ShortText,
})

/** A logo of the site, in one of its four places. */
export const Logo = z.object({
  id: Id,
  filename: ShortText,
  type: z.enum(['LOGO', 'LOGO_FOOTER', 'LOGO_FAVICON', 'LOGO_LIGHT_THEME']),
  onlineImage: OnlineImage,
  alt: ShortText,
  /** Of its picture; zero where nobody has measured it. */
  width: z.int(),
  height: z.int(),
})
