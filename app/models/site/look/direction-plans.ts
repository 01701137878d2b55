import { defaultColours } from './colour-palette.ts'
import type { DirectionPlan } from './direction-plan.ts'
import { defaultFonts } from './font.ts'

/** Engravings on paper: what every site begins with. */
const estampe: DirectionPlan = {
  colours: defaultColours,
  fonts: defaultFonts,
  papers: [],
  parts: {
    bar: 'row',
    strip: 'deep',
    opening: 'engraving',
    shelf: 'cards',
    bottle: 'engraved',
    foot: 'columns',
    fields: 'boxed',
    section: 'headed',
    gallery: 'squares',
  },
}

/** White stock, black, and the colour of the glass. */
const caractere: DirectionPlan = {
  colours: { primary: '#ebf3f0', accent: '#00693f', paper: '#ffffff', ink: '#0b0c0b' },
  fonts: {
    TITLE: { family: 'Inter Tight', weight: 500 },
    CONTENT: { family: 'Inter Tight', weight: 400 },
    MENU: { family: 'Inter Tight', weight: 500 },
  },
  papers: [],
  parts: {
    bar: 'row',
    strip: 'paper',
    opening: 'table',
    shelf: 'index',
    bottle: 'elevation',
    foot: 'named',
    fields: 'boxed',
    section: 'counted',
    gallery: 'whole',
  },
}

/** Sheets of loud paper, one quiet, one ink. */
const petNat: DirectionPlan = {
  colours: { primary: '#ffc61a', accent: '#2b3bf0', paper: '#fff6e4', ink: '#1e1033' },
  fonts: {
    TITLE: { family: 'Bricolage', weight: 800 },
    CONTENT: { family: 'Bricolage', weight: 450 },
    MENU: { family: 'Bricolage', weight: 650 },
  },
  papers: ['#ff5a36', '#c9adff', '#17b26a', '#7fd4ff', '#ff9fc6'],
  parts: {
    bar: 'row',
    strip: 'deep',
    opening: 'collage',
    shelf: 'tiles',
    bottle: 'cut',
    foot: 'papers',
    fields: 'boxed',
    section: 'pasted',
    gallery: 'lead',
  },
}

/** A pale wall, a picture as large as the window, and very little said. */
const grandAngle: DirectionPlan = {
  colours: { primary: '#d9d7cd', accent: '#46523f', paper: '#f6f5f1', ink: '#23261f' },
  fonts: {
    TITLE: { family: 'Fine Newsreader', weight: 300 },
    CONTENT: { family: 'Inter Tight', weight: 400 },
    MENU: { family: 'Inter Tight', weight: 400 },
  },
  papers: [],
  parts: {
    bar: 'sides',
    strip: 'paper',
    opening: 'view',
    shelf: 'frames',
    bottle: 'studio',
    foot: 'quiet',
    fields: 'underlined',
    section: 'headed',
    gallery: 'whole',
  },
}

/** The dark of a vault, one light from above, and a little gold. */
const cave: DirectionPlan = {
  colours: { primary: '#33261a', accent: '#d9ae66', paper: '#15110d', ink: '#f0e7d8' },
  fonts: {
    TITLE: { family: 'Fine Playfair', weight: 400 },
    CONTENT: { family: 'Newsreader', weight: 400 },
    MENU: { family: 'Newsreader', weight: 400 },
  },
  papers: [],
  parts: {
    bar: 'mast',
    strip: 'paper',
    opening: 'niche',
    shelf: 'niches',
    bottle: 'lit',
    foot: 'colophon',
    fields: 'filled',
    section: 'headed',
    gallery: 'rows',
  },
}

/** A bright shop: white walls, shelves of one height, and labels that are read from afar. */
const etagere: DirectionPlan = {
  colours: { primary: '#ffe3c2', accent: '#b83a0e', paper: '#ffffff', ink: '#14213d' },
  fonts: {
    TITLE: { family: 'sans-serif', weight: 700 },
    CONTENT: { family: 'sans-serif', weight: 400 },
    MENU: { family: 'sans-serif', weight: 600 },
  },
  // What tells the kinds of wine apart from afar.
  papers: ['#a3243b', '#f0c93c', '#f497a8', '#86c9ea', '#5f9e6c'],
  parts: {
    bar: 'counter',
    strip: 'primary',
    opening: 'window',
    shelf: 'rack',
    bottle: 'plain',
    foot: 'directory',
    fields: 'boxed',
    section: 'headed',
    gallery: 'squares',
  },
}

/** Every art direction, by the name of its stylesheet. */
export const plans = {
  estampe,
  caractere,
  'pet-nat': petNat,
  'grand-angle': grandAngle,
  cave,
  etagere,
} satisfies Record<string, DirectionPlan>
