// Prints what stands in for each family of the program: how large a face of the visitor's own is set so that French prose takes as much
// room, and how high the family reaches. Run by hand when a family joins; the figures stand in app/models/site/look/families.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root, say } from '../steps/run.mjs'
import { readCharacters } from './read-glyphs.mjs'

const prose = `Le domaine étend ses neuf hectares au pied du coteau, entre Arbois et Poligny, où la marne garde l’eau des étés secs. Les
raisins sont cueillis à la main, pressés doucement, puis le vin prend son temps : deux hivers en fût, jamais filtré. Au caveau, nous
vous recevons du mardi au samedi, de 10 h à 18 h ; la visite dure une heure et finit par cinq vins, du plus vif au plus profond.`

/** How wide the faces that visitors have set the same prose, in thousandths of their size a letter. */
const own = {
  serif: widthOf(['newsreader', 400]).then((width) => width / 0.956),
  'sans-serif': widthOf(['inter-tight', 400]).then((width) => width / 0.945),
}

for (const [family, kind] of process.argv.slice(2).map((word) => word.split(':'))) {
  const { width, ascent, descent } = measure(await cut(family, 400))
  const size = ((100 * width) / (await own[kind])).toFixed(1)
  say(`${family}: fit: ${size}, ascent: ${ascent}, descent: ${descent}`)
}

async function widthOf([family, weight]) {
  return measure(await cut(family, weight)).width
}

function cut(family, wght) {
  const source = readFileSync(join(root, `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`))
  return subsetFont(source, prose, { targetFormat: 'truetype', variationAxes: { wght } })
}

function measure(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = new Map()
  for (let place = 0; place < view.getUint16(4); place += 1) {
    const at = 12 + place * 16
    tables.set(bytes.toString('latin1', at, at + 4), view.getUint32(at + 8))
  }
  const table = (name) => tables.get(name)
  const unit = view.getUint16(table('head') + 18)
  const find = readCharacters(view, table('cmap'))
  const wide = view.getUint16(table('hhea') + 34)
  const advance = (letter) => view.getUint16(table('hmtx') + Math.min(find(letter.codePointAt(0)), wide - 1) * 4)
  const letters = [...prose.replaceAll('\n', ' ')]
  const hundredths = (at) => Number(((100 * Math.abs(view.getInt16(at))) / unit).toFixed(2))
  return {
    width: letters.reduce((sum, letter) => sum + advance(letter), 0) / unit,
    ascent: hundredths(table('hhea') + 4),
    descent: hundredths(table('hhea') + 6),
  }
}
