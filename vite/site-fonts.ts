import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const families = {
  playfair: '@fontsource-variable/playfair/files/playfair-latin-wght-normal.woff2',
  newsreader: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  'newsreader-italic': '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
}

/** What French prose, prices and addresses are written with, and the names of our neighbours. */
const letters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ŒœŸšŠžŽ‘’‚“”„«»‹›–—…•€→←×−≤≥№™\u202f\u2009'.split('').map((letter) => letter.charCodeAt(0)),
]

/** What text is set with by itself, and the figures that the styles ask for; no small capitals, no swashes, no fractions. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'lnum', 'tnum']

/** Cuts the fonts down to what the site's language needs, once; answers the folder they lie in. */
export async function cutSiteFonts(root: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'site-fonts')
  mkdirSync(folder, { recursive: true })
  for (const [name, path] of Object.entries(families)) {
    const source = readFileSync(join(root, 'node_modules', path))
    const wanted = createHash('sha256').update(source).update(letters.join()).update(features.join()).digest('hex')
    const mark = join(folder, `${name}.${wanted.slice(0, 12)}`)
    if (existsSync(mark)) continue
    const cut = await subsetFont(source, String.fromCodePoint(...letters), {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: { min: 400, max: 700 } },
    })
    writeFileSync(join(folder, `${name}.woff2`), cut)
    writeFileSync(mark, '')
  }
  return folder
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
