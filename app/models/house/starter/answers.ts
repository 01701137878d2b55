import type { PageBlock } from '../../content/blocks/block.ts'
import type { Trade } from '../../site/settings/trade.ts'

/** How visitors are received, and how an order reaches them; the first of each says nothing. */
export const visitWays = ['', 'FREE', 'BOOKED', 'NONE'] as const
export const shippingWays = ['', 'SHIP', 'BOTH', 'COLLECT', 'NONE'] as const

/** What an owner says of a house that begins; all but the name may be empty, and nothing is made up for it. */
export type Answers = {
  name: string
  trade: Trade
  town: string
  /** What one grows or makes, and who one is: a sentence each. */
  craft: string
  story: string
  hasHours: boolean
  visits: (typeof visitWays)[number]
  visitsHow: string
  shipping: (typeof shippingWays)[number]
  /** Pictures of the library, in the order in which they were sent. */
  photos: readonly string[]
}

/** The pages that a site begins with, in the order of its menu. */
export const pieces = ['home', 'goods', 'house', 'place', 'visits', 'blog', 'article', 'contact'] as const
export type Piece = (typeof pieces)[number]

/** One wording of a page, with its entry in the menu; an article has there what lists say of it. */
export type Draft = { title: string; short: string; blocks: PageBlock[] }

/** A page that is proposed, in two wordings. */
export type Proposal = { piece: Piece; url: string; ways: readonly [Draft, Draft] }

/** How a page stands on the site already: not there, as the program left it, the owner's own, or with a draft that waits. */
export type PieceState = { is: 'absent' | 'blank' | 'written' | 'drafted'; id?: string }
