import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { type FaceSheet, faceSheets, type SiteFace } from './site-faces.ts'

/** What French prose, prices, addresses and mailboxes are written with. */
const french = letters(
  ...[range(0x20, 0x22), range(0x25, 0x3b), range(0x3f, 0x5a), range(0x61, 0x7a)],
  '=_\u00a0©«°²·»×ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿŒœŸ–—‘’“”‹›•…€←→−\u202f',
)

/** What else Latin letters write: the names of our neighbours, the signs of programs. */
const others = new Set([...letters(range(0x20, 0x7e), range(0xa0, 0xff), 'ŠšŽž‚„≤≥№™\u2009')].filter((code) => !french.has(code)))

/** The letters of each half of a face: what French is written with, and all else, which a page asks for only where it has some of it. */
export const halves = { '': french, '-more': others }

/** What text is set with by itself, and the figures that the styles ask for; no small capitals, no swashes, no fractions. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'lnum', 'tnum']

/** Cuts the fonts down to what the site's language needs, once, and writes the sheets that name them; answers the folder they lie in. */
export async function cutSiteFonts(root: string): Promise<string> {
  const folder = join(root, 'node_modules', '.cache', 'site-fonts')
  mkdirSync(folder, { recursive: true })
  for (const [name, sheet] of Object.entries(faceSheets)) {
    for (const [face, given] of Object.entries(sheet.faces)) await cutFace(root, folder, face, given)
    writeFileSync(join(folder, `${name}.css`), writeFaceSheet(sheet))
  }
  return folder
}

async function cutFace(root: string, folder: string, face: string, { file, axes }: SiteFace): Promise<void> {
  const source = readFileSync(join(root, 'node_modules', file))
  for (const [half, codes] of Object.entries(halves)) {
    const name = `${face}${half}`
    const wanted = JSON.stringify([[...codes], features, axes])
    const mark = join(folder, `${name}.${createHash('sha256').update(source).update(wanted).digest('hex').slice(0, 12)}`)
    if (existsSync(mark)) continue
    const cut = await subsetFont(source, String.fromCodePoint(...codes), {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: axes,
    })
    writeFileSync(join(folder, `${name}.woff2`), cut)
    writeFileSync(mark, '')
  }
}

/** What a style sheet says of the faces of one family, and of what stands in for them: as wide and as high, so that no line moves. */
export function writeFaceSheet({ faces, standIns }: FaceSheet): string {
  const halfFaces = Object.entries(faces).flatMap(([name, { family, weights, isItalic }]) =>
    Object.entries(halves).map(([half, codes]) =>
      writeFace({
        'font-family': `"${family}"`,
        src: `url("~fonts/${name}${half}.woff2") format("woff2")`,
        ...(isItalic && { 'font-style': 'italic' }),
        'font-weight': weights,
        'font-display': 'swap',
        'unicode-range': spellRanges(codes),
      }),
    ),
  )
  const others = standIns.map(({ name, local, size, weights, ascent, descent }) =>
    writeFace({
      'font-family': `"${name}"`,
      src: `local("${local}")`,
      ...(weights && { 'font-weight': weights }),
      'size-adjust': `${size}%`,
      'ascent-override': `${((100 * ascent) / size).toFixed(1)}%`,
      'descent-override': `${((100 * descent) / size).toFixed(1)}%`,
      'line-gap-override': '0%',
    }),
  )
  return [...halfFaces, ...others].join('\n')
}

function writeFace(declared: Record<string, string>): string {
  const lines = Object.entries(declared).map(([name, value]) => `${name}: ${value};`)
  return `@font-face { ${lines.join(' ')} }`
}

/** Letters as a style sheet names them: those that follow each other by the first and the last. */
export function spellRanges(codes: ReadonlySet<number>): string {
  const runs: [number, number][] = []
  for (const code of [...codes].sort((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return runs.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(', ')
}

function letters(...given: (string | number[])[]): Set<number> {
  return new Set(given.flatMap((some) => (typeof some === 'string' ? [...some].map((one) => one.charCodeAt(0)) : some)))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
}
