import { mix } from '../ink/inks.ts'
import { type Lettering, letters } from '../ink/letters.ts'
import { type Motif, motif } from '../ink/motifs.ts'
import { cut, flecks, gouge, type Point, type Press, shape } from '../ink/press.ts'
import { fill, inside, stroke } from '../ink/print.ts'

/** What stands on a label. */
export type Label = {
  form?: 'straight' | 'arch' | 'band' | undefined
  motif?: Motif | undefined
  cuvee: string
  vintage: string
  appellation: string
  paper?: string | undefined
  ink?: string | undefined
  accent?: string | undefined
  /** For a picture of a card's size: no small lines, larger names. */
  isSmall?: boolean | undefined
}

/** A label of this width and height, its foot at the middle of nothing. */
export function drawLabel(press: Press, label: Label, [w, h]: Point): string {
  const { inks, chance } = press
  const { form = 'straight', paper = inks.paper, isSmall = false } = label
  const ink = label.ink ?? inks.lie
  const accent = label.accent ?? ink
  const edge = edgeOf(form, w, h)
  const outline = shape(cut(edge, press, 0.7, 12))
  const isBand = form === 'band'
  const inner = shape(edge.map(([x, y]): Point => [x * (1 - 9 / w), y === 0 ? -5 : y * (1 - 5 / h)]))
  const ground = isBand
    ? inside(
        outline,
        fill(
          shape([
            [-w / 2, -h],
            [w / 2, -h],
            [w / 2, -h * 0.58],
            [-w / 2, -h * 0.58],
          ]),
          accent,
        ),
      )
    : stroke(inner, ink, 1)
  const height = { straight: 0.255, arch: 0.29, band: 0.21 }[form]
  const emblem = motif(label.motif ?? 'coteaux', {
    at: [0, -h + h * height],
    size: Math.min(w * 0.6, h * (isBand ? 0.36 : 0.38)),
    ink: isBand ? paper : accent,
    ground: isBand ? accent : paper,
  })
  const put = (text: string, how: Lettering) => (text ? letters(text, { most: w * 0.84, ...how }) : '')
  const words = isSmall
    ? put(label.cuvee, { y: -h * 0.28, size: w * 0.24, face: 'italic', colour: accent }) +
      put(label.vintage, { y: -h * 0.09, size: w * 0.18, colour: ink })
    : put('DOMAINE DES TROIS COTEAUX', { y: -h * 0.455, size: w * 0.066, tracking: 0.12, colour: ink }) +
      put(label.cuvee, { y: -h * 0.3, size: w * 0.17, face: 'italic', colour: accent }) +
      put(label.appellation.toUpperCase(), { y: -h * 0.215, size: w * 0.07, tracking: 0.14, colour: ink }) +
      put(label.vintage, { y: -h * 0.085, size: w * 0.13, colour: ink })
  let shade = ''
  for (let y = -h + 3; y < -2; y += 4.6) shade += gouge([w / 2, y], [w / 2 - w * (0.07 + chance() * 0.06), y + 0.8], 0.8, 0, 0.3)
  const worn =
    fill(shade, mix(paper, inks.ink, 0.16)) + fill(flecks(press, [-w / 2, -h, w, h], 20, 1.1), mix(paper, inks.ink, 0.13))
  return fill(outline, paper) + ground + emblem + words + inside(outline, worn)
}

function edgeOf(form: 'straight' | 'arch' | 'band', w: number, h: number): Point[] {
  const x = w / 2
  if (form !== 'arch')
    return [
      [-x, 0],
      [-x, -h],
      [x, -h],
      [x, 0],
    ]
  const foot = -h + x * 0.8
  const bow = Array.from({ length: 15 }, (_, i): Point => {
    const angle = (Math.PI * (i + 1)) / 16
    return [-x * Math.cos(angle), foot - x * 0.8 * Math.sin(angle)]
  })
  return [[-x, 0], [-x, foot], ...bow, [x, foot], [x, 0]]
}
