import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** A face of the site, cut in two: what French is written with, and all else, which a page asks for only where it has some of it. */
const faces = {
  playfair: { file: '@fontsource-variable/playfair/files/playfair-latin-wght-normal.woff2', weight: { min: 400, max: 700 } },
  newsreader: {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
  'inter-tight': {
    file: '@fontsource-variable/inter-tight/files/inter-tight-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
  },
  bricolage: {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weight: { min: 400, max: 800 },
  },
  // Between the weight of its text and that of its small titles: one that is drawn for both takes twice the bytes.
  'newsreader-italic': { file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2', weight: 450 },
}

/** What French prose, prices, addresses and mailboxes are written with. */
const french = letters(
  ...[range(0x20, 0x22), range(0x25, 0x3b), range(0x3f, 0x5a), range(0x61, 0x7a)],
  '=_\u00a0©«°²·»×ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿŒœŸ–—‘’“”‹›•…€←→−\u202f',
)

/** What else Latin letters write: the names of our neighbours, the signs of programs. */
const others = new Set([...letters(range(0x20, 0x7e), range(0xa0, 0xff), 'ŠšŽž‚„≤≥№™\u2009')].filter((code) => !french.has(code)))

/** The letters of each half of a face, as the style sheet names them. */
export const halves = { '': french, '-more': others }

/** What text is set with by itself, and the figures that the styles ask for; no small capitals, no swashes, no fractions. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'lnum', 'tnum']

/** Cuts the fonts down to what the site's language needs, once; answers the folder they lie in. */
export async function cutSiteFonts(root: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'site-fonts')
  mkdirSync(folder, { recursive: true })
  for (const [face, { file, weight }] of Object.entries(faces)) {
    const source = readFileSync(join(root, 'node_modules', file))
    for (const [half, codes] of Object.entries(halves)) {
      const name = `${face}${half}`
      const wanted = JSON.stringify([[...codes], features, weight])
      const mark = join(folder, `${name}.${createHash('sha256').update(source).update(wanted).digest('hex').slice(0, 12)}`)
      if (existsSync(mark)) continue
      const cut = await subsetFont(source, String.fromCodePoint(...codes), {
        targetFormat: 'woff2',
        keepFeatures: features,
        variationAxes: { wght: weight },
      })
      writeFileSync(join(folder, `${name}.woff2`), cut)
      writeFileSync(mark, '')
    }
  }
  return folder
}

function letters(...given: (string | number[])[]): Set<number> {
  return new Set(given.flatMap((some) => (typeof some === 'string' ? [...some].map((one) => one.charCodeAt(0)) : some)))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
