import { type Family, families, slugOfFamily } from '../app/models/site/look/families.ts'

/** A face of the site: where its letters come from, what is kept of them, and how a sheet calls it. */
export type SiteFace = {
  file: string
  family: string
  /** What is kept of each axis: all between two ends, or one place of it. */
  axes: Record<string, number | { min: number; max: number }>
  /** The weights that the sheet offers. */
  weights: string
  isItalic?: boolean
}

/** What stands in until a face is there: a face of the visitor's own, made as wide as it; for some weights alone, where it says so. */
type StandIn = { name: string; local: string; size: number; weights?: string }

/** The faces of one family, and how high its letters reach: in hundredths of their size. */
export type FaceSheet = { faces: Record<string, SiteFace>; standIns: (StandIn & { ascent: number; descent: number })[] }

const from = (path: string) => `@fontsource-variable/${path}.woff2`
const playfair = { ascent: 88.55, descent: 31.45 }
const bricolage = { ascent: 93, descent: 27 }
const newsreader = { ascent: 73.5, descent: 26.5 }

/** What every site is set in, then what only the sheets of sites that are set in it name. */
export const faceSheets: Record<string, FaceSheet> = {
  ...Object.fromEntries(Object.entries(families).map(([name, family]) => [slugOfFamily(name), sheetOf(name, family)])),
  site: {
    faces: {
      playfair: {
        file: from('playfair/files/playfair-latin-wght-normal'),
        family: 'Playfair Variable',
        // Titles are set in one weight, large words in one a little lighter: between the two, it takes little more than half the bytes.
        axes: { wght: 570 },
        weights: '400 700',
      },
      newsreader: {
        file: from('newsreader/files/newsreader-latin-wght-normal'),
        family: 'Newsreader Variable',
        axes: { wght: { min: 400, max: 700 } },
        weights: '400 700',
      },
      // Between the weight of its text and that of its small titles: one that is drawn for both takes twice the bytes.
      'newsreader-italic': {
        file: from('newsreader/files/newsreader-latin-wght-italic'),
        family: 'Newsreader Variable',
        axes: { wght: 450 },
        weights: '400 500',
        isItalic: true,
      },
    },
    standIns: [
      { name: 'Playfair by Georgia', local: 'Georgia', size: 98.3, ...playfair },
      { name: 'Playfair by Noto', local: 'Noto Serif', size: 90.8, ...playfair },
      { name: 'Newsreader by Georgia', local: 'Georgia', size: 95.6, ...newsreader },
      { name: 'Newsreader by Noto', local: 'Noto Serif', size: 88.4, ...newsreader },
    ],
  },
  'inter-tight': {
    faces: {
      'inter-tight': {
        file: from('inter-tight/files/inter-tight-latin-wght-normal'),
        family: 'Inter Tight Variable',
        axes: { wght: { min: 400, max: 700 } },
        weights: '400 700',
      },
    },
    standIns: [
      { name: 'Inter Tight by Arial', local: 'Arial', size: 94.5, ascent: 96.88, descent: 24.12 },
      { name: 'Inter Tight by Liberation', local: 'Liberation Sans', size: 94.5, ascent: 96.88, descent: 24.12 },
    ],
  },
  bricolage: {
    faces: {
      bricolage: {
        file: from('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal'),
        family: 'Bricolage Grotesque Variable',
        axes: { wght: { min: 400, max: 800 } },
        weights: '400 800',
      },
    },
    standIns: [
      { name: 'Bricolage by Arial', local: 'Arial', size: 103.2, ...bricolage },
      { name: 'Bricolage by Liberation', local: 'Liberation Sans', size: 103.2, ...bricolage },
      // A browser that makes its own bold of them leaves it as narrow as they are: titles would break elsewhere.
      { name: 'Bricolage by Arial', local: 'Arial Bold', size: 100.4, weights: '600 900', ...bricolage },
      { name: 'Bricolage by Liberation', local: 'Liberation Sans Bold', size: 100.4, weights: '600 900', ...bricolage },
    ],
  },
  // The cut of a title page: hairlines that text in small sizes could not bear.
  'fine-playfair': {
    faces: {
      'fine-playfair': {
        file: from('playfair/files/playfair-latin-opsz-normal'),
        family: 'Playfair Fine Variable',
        axes: { wght: { min: 400, max: 600 }, opsz: 90 },
        weights: '400 600',
      },
    },
    standIns: [
      { name: 'Playfair Fine by Georgia', local: 'Georgia', size: 92.8, ...playfair },
      { name: 'Playfair Fine by Noto', local: 'Noto Serif', size: 85.7, ...playfair },
    ],
  },
  'fine-newsreader': {
    faces: {
      'fine-newsreader': {
        file: from('newsreader/files/newsreader-latin-opsz-normal'),
        family: 'Newsreader Fine Variable',
        axes: { wght: { min: 300, max: 500 }, opsz: 72 },
        weights: '300 500',
      },
    },
    standIns: [
      { name: 'Newsreader Fine by Georgia', local: 'Georgia', size: 97.8, ...newsreader },
      { name: 'Newsreader Fine by Noto', local: 'Noto Serif', size: 90.4, ...newsreader },
    ],
  },
}

/** From the weight of a text to that of a title; the italic between that of its text and that of its small titles. */
function sheetOf(name: string, { from: folder, kind, fit, ascent, descent, hasItalic }: Family): FaceSheet {
  const path = `${folder}/files/${folder}-latin-wght`
  const family = `${name} Variable`
  const slug = slugOfFamily(name)
  const upright = { file: from(`${path}-normal`), family, axes: { wght: { min: 400, max: 700 } }, weights: '400 700' }
  const italic = { file: from(`${path}-italic`), family, axes: { wght: 450 }, weights: '400 500', isItalic: true }
  const standIn = (called: string, local: string, size: number) => ({
    name: `${name} by ${called}`,
    local,
    size,
    ascent,
    descent,
  })
  return {
    faces: hasItalic ? { [slug]: upright, [`${slug}-italic`]: italic } : { [slug]: upright },
    standIns:
      kind === 'serif'
        ? // Noto is set smaller than Georgia to be as wide.
          [standIn('Georgia', 'Georgia', fit), standIn('Noto', 'Noto Serif', Number((fit * 0.9247).toFixed(1)))]
        : [standIn('Arial', 'Arial', fit), standIn('Liberation', 'Liberation Sans', fit)],
  }
}
