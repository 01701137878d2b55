import { inksOf, type SiteColours } from '../ink/inks.ts'
import { type Lettering, letters } from '../ink/letters.ts'
import { motif } from '../ink/motifs.ts'
import { shape } from '../ink/press.ts'
import { fill, print, shifted, stroke } from '../ink/print.ts'

/** What stands on the label of a wine that has none of its own. */
export type PrintedWords = { house: string; cuvee: string; appellation: string; vintage: string }

/** What stands on its back beside that. */
export type BackWords = PrintedWords & { told: readonly string[] }

const sheet = '#f6f0e4'

/** A label as a printer would set it, in tenths of a millimetre: for paper, not for a woodcut. */
export function drawPrintedLabel(
  { house, cuvee, appellation, vintage }: PrintedWords,
  colours: SiteColours,
  mm: readonly [number, number],
): string {
  const { w, h, lie, lees, put, finish } = openSheet(colours, mm)
  const emblem = motif('grappe', { at: [0, -h * 0.74], size: Math.min(w * 0.44, h * 0.3), ink: lie, ground: sheet })
  const words =
    put(house.toUpperCase(), { y: -h * 0.475, size: w * 0.05, tracking: 0.16, colour: lees }) +
    put(cuvee, { y: -h * 0.325, size: w * 0.15, face: 'italic', colour: lie }) +
    put(appellation.toUpperCase(), { y: -h * 0.24, size: w * 0.056, tracking: 0.18, colour: lees }) +
    stroke(`M${-w * 0.07} ${-h * 0.2}H${w * 0.07}`, lees, 3) +
    put(vintage, { y: -h * 0.118, size: w * 0.105, tracking: 0.04, colour: lees }) +
    put('Mis en bouteille au domaine', { y: -h * 0.058, size: w * 0.036, face: 'italic', colour: lees })
  return finish(emblem + words)
}

/** The label of the back: the wine once more, and what has to be said of it. */
export function drawBackLabel(
  { house, cuvee, appellation, vintage, told }: BackWords,
  colours: SiteColours,
  mm: readonly [number, number],
): string {
  const { w, h, lie, lees, put, finish } = openSheet(colours, mm)
  const named = [appellation, vintage].filter(Boolean).join('  ·  ')
  const lines = told.map((line, place) => put(line, { y: -h * 0.36 + place * h * 0.07, size: w * 0.046, colour: lees }))
  return finish(
    put(cuvee, { y: -h * 0.72, size: w * 0.12, face: 'italic', colour: lie }) +
      put(named, { y: -h * 0.6, size: w * 0.05, tracking: 0.06, colour: lees }) +
      stroke(`M${-w * 0.07} ${-h * 0.5}H${w * 0.07}`, lees, 3) +
      lines.join('') +
      put(house.toUpperCase(), { y: -h * 0.07, size: w * 0.042, tracking: 0.16, colour: lees }),
  )
}

/** An empty label with its frame, and the hands that print on it. */
function openSheet(colours: SiteColours, mm: readonly [number, number]) {
  const [w, h] = [mm[0] * 10, mm[1] * 10]
  const x = w / 2
  const { lie, lees } = inksOf(colours)
  const edge = (by: number) =>
    shape([
      [-x + by, -by],
      [-x + by, -h + by],
      [x - by, -h + by],
      [x - by, -by],
    ])
  const put = (text: string, how: Omit<Lettering, 'most'>) => (text ? letters(text, { most: w * 0.76, ...how }) : '')
  const paper = fill(edge(0), sheet) + stroke(edge(28), lees, 4) + stroke(edge(40), lees, 1.6)
  return { w, h, lie, lees, put, finish: (drawn: string) => print(w, h, shifted([x, h], paper + drawn)) }
}
