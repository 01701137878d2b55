import type { OwnColours } from './colour-palette.ts'
import type { FontType, SiteFont } from './font.ts'

/** The variants of parts of a page: a direction chooses one of each, and an owner may take another. */
export const partVariants = {
  /** The bar on top: one row, the menu beside a name in the middle, the menu below it, or the search of a shop before all. */
  bar: ['row', 'sides', 'mast', 'counter'],
  /** How the home page opens. */
  opening: ['engraving', 'table', 'collage', 'view', 'niche', 'window'],
  /** How products stand. */
  shelf: ['cards', 'index', 'tiles', 'frames', 'niches', 'rack'],
  /** How a bottle is drawn, on its page before all; engravings are made by the API. */
  bottle: ['engraved', 'elevation', 'cut', 'studio', 'lit', 'plain'],
  /** How the foot of a page is laid out. */
  foot: ['columns', 'named', 'papers', 'quiet', 'colophon', 'directory'],
  /** What a field looks like. */
  fields: ['boxed', 'underlined', 'filled'],
  /** How a section says what it counts and what was won: under a plain title, in large numerals, or on cut paper. */
  section: ['headed', 'counted', 'pasted'],
  /** How pictures hang beside each other: cut alike, each in its own form, in rows of one height, or the first one large. */
  gallery: ['squares', 'whole', 'rows', 'lead'],
} as const satisfies Record<string, readonly [string, ...string[]]>

/** The feet that lie on the paper of the page; the others lie on a dark ground. */
export const feetOnPaper: readonly PartChoice['foot'][] = ['named', 'quiet', 'colophon', 'directory']

/** A part of which a page can have one variant or another. */
export type Part = keyof typeof partVariants

/** The variant of each part that a page is made of. */
export type PartChoice = { [P in Part]: (typeof partVariants)[P][number] }

/** What a direction chooses; the ground of the line of facts above the bar is its own alone. */
export type DirectionParts = PartChoice & { strip: 'deep' | 'paper' | 'primary' }

/** An art direction as it is planned: what its sheet begins with, and the variants that it chooses. */
export type DirectionPlan = {
  colours: OwnColours
  fonts: Record<FontType, Pick<SiteFont, 'family' | 'weight'>>
  /** More grounds, where a direction paints its sections in several. */
  papers: readonly string[]
  parts: DirectionParts
}
