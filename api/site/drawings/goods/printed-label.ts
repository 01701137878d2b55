import { inksOf, type SiteColours } from '../ink/inks.ts'
import { type Lettering, letters } from '../ink/letters.ts'
import { motif } from '../ink/motifs.ts'
import { type Point, shape } from '../ink/press.ts'
import { fill, print, shifted, stroke } from '../ink/print.ts'
import type { Label } from './label.ts'

/** What stands on the label of a wine that has none of its own. */
export type PrintedWords = { house: string; cuvee: string; appellation: string; vintage: string }

/** What stands on its back beside that. */
export type BackWords = PrintedWords & { told: readonly string[] }

const sheet = '#f6f0e4'

/** What a label is drawn with beside its words: its outline, its emblem, its paper and inks. */
export type LabelDress = Pick<Label, 'form' | 'motif' | 'paper' | 'ink' | 'accent'>

/** A label as a printer would set it, in tenths of a millimetre: for paper, not for a woodcut. */
export function drawPrintedLabel(
  { house, cuvee, appellation, vintage }: PrintedWords,
  colours: SiteColours,
  mm: readonly [number, number],
  dress: LabelDress = {},
): string {
  const { form = 'straight', motif: emblem = 'grappe' } = dress
  const { w, h, lie, lees, paper, put, finish } = openSheet(colours, mm, dress)
  const isBand = form === 'band'
  const accent = dress.accent ?? dress.ink ?? lie
  const small = dress.ink ?? lees
  const [x, brim] = [w / 2, -h * 0.6]
  const band = isBand
    ? fill(
        shape([
          [-x, -h],
          [x, -h],
          [x, brim],
          [-x, brim],
        ]),
        accent,
      )
    : ''
  const figure = motif(emblem, {
    at: [0, -h * (isBand ? 0.8 : 0.74)],
    size: Math.min(w * 0.46, h * 0.3),
    ink: isBand ? paper : accent,
    ground: isBand ? accent : paper,
  })
  const words =
    put(house.toUpperCase(), { y: -h * 0.475, size: w * 0.05, tracking: 0.16, colour: small }) +
    put(cuvee, { y: -h * 0.325, size: w * 0.15, face: 'italic', colour: accent }) +
    put(appellation.toUpperCase(), { y: -h * 0.24, size: w * 0.056, tracking: 0.18, colour: small }) +
    stroke(`M${-w * 0.07} ${-h * 0.2}H${w * 0.07}`, small, 3) +
    put(vintage, { y: -h * 0.118, size: w * 0.105, tracking: 0.04, colour: small }) +
    put('Mis en bouteille au domaine', { y: -h * 0.058, size: w * 0.036, face: 'italic', colour: small })
  return finish(band + figure + words)
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
function openSheet(colours: SiteColours, mm: readonly [number, number], { form, paper = sheet, ink }: LabelDress = {}) {
  const [w, h] = [mm[0] * 10, mm[1] * 10]
  const { lie, lees } = inksOf(colours)
  const edge = (by: number) => shape(edgeOf(form === 'arch', [w / 2, h], by))
  const put = (text: string, how: Omit<Lettering, 'most'>) => (text ? letters(text, { most: w * 0.76, ...how }) : '')
  // Colour that runs to the edge takes the place of a frame.
  const frame = form === 'band' ? '' : stroke(edge(28), ink ?? lees, 4) + stroke(edge(40), ink ?? lees, 1.6)
  const blank = fill(edge(0), paper)
  return { w, h, lie, lees, paper, put, finish: (drawn: string) => print(w, h, shifted([w / 2, h], blank + frame + drawn)) }
}

/** The edge of a label, so much within it; an arch is round above, as the paper is then. */
function edgeOf(isArch: boolean, [x, h]: Point, by: number): Point[] {
  const bow = x * 0.62
  const top: Point[] = isArch
    ? Array.from({ length: 49 }, (_, i): Point => {
        const angle = (Math.PI * i) / 48
        return [-(x - by) * Math.cos(angle), -h + bow - (bow - by) * Math.sin(angle)]
      })
    : [
        [-x + by, -h + by],
        [x - by, -h + by],
      ]
  return [[-x + by, -by], ...top, [x - by, -by]]
}
