import type { OwnColours } from '../look/colour-palette.ts'

/** Four colours that go together, to begin with. */
export const readyPalettes = {
  BRAISE: { primary: '#f3c9b5', accent: '#9c2f16', paper: '#fff8f1', ink: '#2b1510' },
  GARRIGUE: { primary: '#cfd8b8', accent: '#4a5d23', paper: '#f8f7ee', ink: '#23281a' },
  ARDOISE: { primary: '#c9d3dc', accent: '#2c4a63', paper: '#f6f8f9', ink: '#17212b' },
  CASSIS: { primary: '#e3c4dd', accent: '#6b1f5c', paper: '#fbf6fa', ink: '#2a1226' },
  ARGILE: { primary: '#e6cfae', accent: '#8a4b1d', paper: '#fbf6ec', ink: '#2e2014' },
  LAC: { primary: '#bfe0dd', accent: '#0f5e63', paper: '#f5fbfa', ink: '#0f2629' },
  CITRON: { primary: '#f6de6b', accent: '#3d4d14', paper: '#fffdf2', ink: '#1f2410' },
  NUIT: { primary: '#3a3350', accent: '#e0b45c', paper: '#171424', ink: '#efeaf6' },
} as const satisfies Record<string, OwnColours>

export type ReadyPalette = keyof typeof readyPalettes

/** In the place of a palette: the colours of the direction, whichever it is. */
export const directionPalette = 'ALLURE'

/** Whether a word names a palette. */
export function isReadyPalette(word: string): word is ReadyPalette {
  return Object.hasOwn(readyPalettes, word)
}

/** The colours of a look by the parameters that say them. */
export const colourFields = {
  primary: 'PRIMARY_COLOR',
  accent: 'ACCENT_COLOR',
  paper: 'PAPER_COLOR',
  ink: 'INK_COLOR',
} as const satisfies Record<keyof OwnColours, string>
