import type { OwnColours } from './colour-palette.ts'
import type { FontType, SiteFont } from './font.ts'

/** The variants of parts of a page among which a direction chooses. */
export type DirectionParts = {
  /** The bar on top: one row, the menu beside a name in the middle, the menu below it, or the search of a shop before all. */
  bar: 'row' | 'sides' | 'mast' | 'counter'
  /** The ground of the line of facts above the bar. */
  strip: 'deep' | 'paper' | 'primary'
  /** How the home page opens. */
  opening: 'engraving' | 'table' | 'collage' | 'view' | 'niche' | 'window'
  /** How products stand. */
  shelf: 'cards' | 'index' | 'tiles' | 'frames' | 'niches' | 'rack'
  /** How a bottle is drawn; engravings are made by the API. */
  bottle: 'engraved' | 'elevation' | 'cut' | 'studio' | 'lit' | 'plain'
  /** How the foot of a page is laid out. */
  foot: 'columns' | 'named' | 'papers' | 'quiet' | 'colophon' | 'directory'
  /** What a field looks like. */
  fields: 'boxed' | 'underlined' | 'filled'
}

/** An art direction as it is planned: what its sheet begins with, and the variants that it chooses. */
export type DirectionPlan = {
  colours: OwnColours
  fonts: Record<FontType, Pick<SiteFont, 'family' | 'weight'>>
  /** More grounds, where a direction paints its sections in several. */
  papers: readonly string[]
  parts: DirectionParts
}
