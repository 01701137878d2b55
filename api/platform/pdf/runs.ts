import { moreFaces } from './more-faces.ts'
import { encodeWinAnsi, isWinAnsi } from './win-ansi.ts'

/** A face that is asked only for letters that the others lack. */
export type MoreFont = keyof typeof moreFaces

/** A stretch of a text in one face: in the letters of the usual ones, or by the glyphs of another. */
export type Run = { more: MoreFont | null; codes: number[]; widths: number[] }

const names = Object.keys(moreFaces) as MoreFont[]
const places = new Map(
  names.toReversed().flatMap((name) => [...moreFaces[name].letters].map((letter, place) => [letter, { name, place }] as const)),
)

/** A text by the faces that have its letters; one that none has is spelled by those that it is made of, or is a question mark. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const part of [...text.normalize('NFC')].flatMap(spell).map(runOf)) {
    const last = runs.at(-1)
    if (last && last.more === part.more) {
      last.codes.push(...part.codes)
      last.widths.push(...part.widths)
    } else runs.push(part)
  }
  return runs
}

function runOf(sign: string): Run {
  const found = isWinAnsi(sign) ? undefined : places.get(sign)
  if (!found) return { more: null, codes: encodeWinAnsi(sign), widths: [] }
  const { glyphs, widths } = moreFaces[found.name]
  return { more: found.name, codes: [glyphs[found.place] ?? 0], widths: [widths[found.place] ?? 0] }
}

/** The letters of a face by their glyphs, so that what is printed can be searched and copied. */
export function listGlyphs(name: MoreFont): { glyph: number; letter: string; width: number }[] {
  const { letters, glyphs, widths } = moreFaces[name]
  return (
    [...letters]
      .map((letter, place) => ({ letter, glyph: glyphs[place] ?? 0, width: widths[place] ?? 0 }))
      .sort((one, other) => one.glyph - other.glyph)
      // Two letters may share one form; it is told as the first of them.
      .filter(({ glyph }, place, all) => glyph !== all[place - 1]?.glyph)
  )
}

function spell(sign: string): string[] {
  if (isWinAnsi(sign) || places.has(sign)) return [sign]
  const plain = [...sign.normalize('NFKD')].filter((part) => isWinAnsi(part) || places.has(part))
  return plain.length > 0 ? plain : [sign]
}
