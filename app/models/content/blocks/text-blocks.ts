import type { RichText } from '../../site/rich-text.ts'
import type { Action, BlockFrame, PictureRef } from './shared.ts'

export type HeroBlock = BlockFrame & {
  type: 'hero'
  eyebrow: string
  title: string
  lead: string
  actions: Action[]
  picture?: PictureRef | undefined
  /** The same place for a narrow window, where a wide picture would be a strip. */
  tall?: PictureRef | undefined
}
export type TitleBlock = BlockFrame & { type: 'title'; text: string; lead?: string | undefined; eyebrow?: string | undefined }
export type TextBlock = BlockFrame & { type: 'text'; title: string; body: RichText }
export type TextImageBlock = BlockFrame & {
  type: 'text-image'
  eyebrow: string
  title: string
  body: RichText
  actions: Action[]
  picture: PictureRef
  side: 'left' | 'right'
}
export type QuoteBlock = BlockFrame & { type: 'quote'; text: string; author: string }
export type CallBlock = BlockFrame & { type: 'call'; title: string; lead: string; actions: Action[] }
export type AccordionBlock = BlockFrame & { type: 'accordion'; title: string; items: { title: string; body: RichText }[] }
export type StepsBlock = BlockFrame & { type: 'steps'; title: string; items: { title: string; text: string }[] }
export type CardsBlock = BlockFrame & {
  type: 'cards'
  title: string
  more?: Action | undefined
  /** Framed cards, or small marks such as medals in a band. */
  look?: 'plates' | 'marks' | undefined
  cards: { title: string; text: string; href?: string | undefined; picture?: PictureRef | undefined }[]
}
/** The pictogram that advises pregnant women not to drink, with its words. */
export type PregnancyBlock = BlockFrame & { type: 'pregnancy' }

export type WordBlock =
  | HeroBlock
  | TitleBlock
  | TextBlock
  | TextImageBlock
  | QuoteBlock
  | CallBlock
  | AccordionBlock
  | StepsBlock
  | CardsBlock
  | PregnancyBlock
