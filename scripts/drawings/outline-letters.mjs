// Makes api/site/drawings/ink/letter-outlines.ts: the letters of labels, medals and maps as outlines. Run by hand when the face is renewed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root, say } from '../steps/run.mjs'
import { readGlyphs } from './read-glyphs.mjs'

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÉÈÊËÎÏÔŒ0123456789 .,’-/&'
const text = `${capitals}abcdefghijklmnopqrstuvwxyzàâçéèêëîïôùûœ`
const faces = {
  upright: ['playfair-latin-opsz-normal.woff2', 600, text],
  bold: ['playfair-latin-opsz-normal.woff2', 700, capitals],
  italic: ['playfair-latin-opsz-italic.woff2', 500, text],
}

const made = {}
for (const [name, [file, wght, letters]] of Object.entries(faces)) {
  const source = readFileSync(join(root, 'node_modules/@fontsource-variable/playfair/files', file))
  // At the optical size of small print: hairlines that a label of a few centimetres can still show.
  const cut = await subsetFont(source, letters, { targetFormat: 'truetype', variationAxes: { wght, opsz: 12 } })
  made[name] = readGlyphs(cut, letters)
}
const body = Object.entries(made)
  .map(([name, glyphs]) => {
    const lines = Object.entries(glyphs).map(([letter, glyph]) => `    ${JSON.stringify(letter)}: '${glyph}',`)
    return `  ${name}: {\n${lines.join('\n')}\n  },`
  })
  .join('\n')
const file = `// Made by scripts/drawings/outline-letters.mjs out of Playfair (SIL Open Font License 1.1): advance and outline by steps, in four hundredths of the size; each contour begins at a place of the letter.

/** The outlines of letters, by face. */
// biome-ignore format: one letter a line
export const letterOutlines: Record<'upright' | 'bold' | 'italic', Record<string, string>> = {
${body}
}
`
writeFileSync(join(root, 'api/site/drawings/ink/letter-outlines.ts'), file)
say(`${Object.keys(made.upright).length} letters in three faces, ${file.length} bytes`)
