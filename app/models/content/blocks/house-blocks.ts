import type { BlockFrame } from './shared.ts'

/** Blocks that show what the shop keeps elsewhere: they name what to show, never the content itself. */
export type HouseBlock =
  | NewsBlock
  | BlogBlock
  | ProductsBlock
  | ServicesBlock
  | AlbumBlock
  | FormBlock
  | CalendarBlock
  | ReviewsBlock
  | AwardsBlock
  | NewsletterBlock
  | MapBlock
  | HoursBlock
  | TonightBlock

export type NewsBlock = BlockFrame & { type: 'news'; title: string; count: number; promoted: boolean }
export type BlogBlock = BlockFrame & { type: 'blog'; title: string; count: number; folder: string }
export type ProductsBlock = BlockFrame & {
  type: 'products'
  title: string
  /** Those that are shown, in this order; without any, what the rest says chooses. */
  wines?: string[] | undefined
  count: number
  tags: string[]
  kind: '' | 'WINE' | 'BOX'
}
export type ServicesBlock = BlockFrame & { type: 'services'; title: string; count: number; tags: string[] }
export type AlbumBlock = BlockFrame & { type: 'album'; title: string; album: string }
export type FormBlock = BlockFrame & { type: 'form'; title: string; lead: string; form: string }
export type CalendarBlock = BlockFrame & { type: 'calendar'; title: string; calendar: string }
export type ReviewsBlock = BlockFrame & { type: 'reviews'; title: string; count: number }
export type AwardsBlock = BlockFrame & { type: 'awards'; title: string; count: number }
export type NewsletterBlock = BlockFrame & { type: 'newsletter'; title: string; lead: string }
/** Where the house is: its addresses, and a map of another site after consent. */
export type MapBlock = BlockFrame & { type: 'map'; title: string; lead: string; withMap: boolean }
/** When the door is open: the days written here or, when there are none, those of the parameters. */
export type HoursBlock = BlockFrame & { type: 'hours'; title: string; lead: string; days: { days: string; hours: string }[] }
/** Asks what there is to eat, and leads to three wines. */
export type TonightBlock = BlockFrame & { type: 'tonight'; title: string; lead: string }
