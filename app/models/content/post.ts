import type { Focus, PictureFacts, Tone } from '../site/pictures/picture.ts'

/** A piece of writing where a list shows it. */
export type Post = {
  href: string
  title: string
  summary: string
  image: (PictureFacts & { alt: string; focus: Focus; tone: Tone }) | null
  /** Its day, or its moment. */
  date?: string | null
  /** Where it stands, such as a folder of the blog. */
  label?: string
  /** What must be known before one follows it. */
  note?: string
}

/** One step of the way to a page; the last has no address. */
export type Step = { label: string; href?: string }

/** How what is put forward is shown: framed cards, one large picture, or plain lines. */
export type PromotedLook = 'CARD' | 'BANNER' | 'LIST'
