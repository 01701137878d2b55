import { type Colour, parseColour } from '#app/models/site/look/colour.ts'
import { defaultColours, derivePalette, type OwnColours } from '#app/models/site/look/colour-palette.ts'

/** What a mark is printed in. */
export type Ink = 'ink' | 'accent' | 'grey' | 'line' | 'black'
export type Inks = Record<Ink, Colour>

/** The inks of whoever prints, or of the program: the accent and the ink of the site, moved until they are read on white paper. */
export function inksOf({ accent, ink }: Pick<OwnColours, 'accent' | 'ink'> = defaultColours): Inks {
  const palette = derivePalette({ primary: accent, accent, paper: '#ffffff', ink })
  const black = { red: 0, green: 0, blue: 0 }
  const of = (hex: string): Colour => parseColour(hex) ?? black
  return { ink: of(palette.ink), accent: of(palette.accent), grey: of(palette['ink-2']), line: of(palette.line), black }
}

/** The inks of a site that has chosen no colours. */
export const plainInks = inksOf()
