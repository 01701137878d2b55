import { type Inks, mix, type SiteColours } from '../ink/inks.ts'
import { letters, ring } from '../ink/letters.ts'
import { type Motif, motif } from '../ink/motifs.ts'
import { around, cut, each, flecks, gouge, openPress, type Point, type Press, shape } from '../ink/press.ts'
import { fill, print, shifted, stroke } from '../ink/print.ts'

type Metal = 'gold' | 'silver' | 'bronze' | 'guide'
type Tones = { face: string; dark: string; light: string }

const tonesOf: Record<Metal, (inks: Inks) => Tones> = {
  gold: ({ straw, honey }) => ({ face: straw, dark: '#7a5212', light: honey }),
  silver: () => ({ face: '#cfc8bf', dark: '#4d4641', light: '#efebe4' }),
  bronze: () => ({ face: '#c58a5c', dark: '#5a2c12', light: '#ecc9a8' }),
  guide: ({ lie, paper, rosewood }) => ({ face: lie, dark: paper, light: rosewood }),
}

/** What a medal or a seal says, and what it is struck in. */
export type Medal = { metal: Metal; top: string; bottom: string; word: string; small?: string; emblem?: Motif; ribbon?: string }

/** A medal on its ribbon, or the seal of a guide, which has none. */
export function drawMedal(medal: Medal, colours?: SiteColours): string {
  const press = openPress(`2${medal.word}${medal.top}`, colours)
  const { chance } = press
  const tones = tonesOf[medal.metal](press.inks)
  const teeth = around(96, (angle, i): Point => {
    const reach = i % 2 ? 77 : 73.5
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
  const shade = each(22, (i) => {
    const angle = -0.5 + i * 0.085
    const inner = 64 - chance() * 5
    return gouge([Math.cos(angle) * 72, Math.sin(angle) * 72], [Math.cos(angle) * inner, Math.sin(angle) * inner], 1.1, 0, 0.3)
  })
  const isGuide = medal.metal === 'guide'
  const drawn =
    (isGuide ? '' : ribbonOf(press, medal.ribbon ?? press.inks.lie)) +
    fill(shape(teeth), tones.face) +
    fill(shade, mix(tones.face, tones.dark, 0.6)) +
    circle(68, tones.dark, 1.5) +
    circle(50, tones.dark, 1.1) +
    ring(medal.top, { radius: 58.6, size: 10.4, tracking: 0.07, colour: tones.dark }) +
    ring(medal.bottom, { radius: 58.6, size: 10.4, tracking: 0.1, colour: tones.dark, isBelow: true }) +
    fill(laurel(1) + laurel(-1), mix(tones.face, tones.dark, isGuide ? 0.28 : 0.42)) +
    wordOf(medal, tones) +
    fill(flecks(press, [-56, -56, 112, 112], 26, 1.3), tones.light)
  return print(168, isGuide ? 168 : 212, shifted([84, 84], drawn))
}

function wordOf({ word, small = '', emblem }: Medal, { face, dark }: Tones): string {
  if (emblem)
    return (
      motif(emblem, { at: [0, -13], size: 40, ink: dark, ground: face }) +
      letters(word, { y: 25, size: 18, tracking: 0.06, face: 'bold', most: 56, colour: dark })
    )
  const main = letters(word, { y: small ? 7 : 10, size: 32, face: 'bold', most: 58, colour: dark })
  return main + (small ? letters(small, { y: 24, size: 12, face: 'italic', most: 50, colour: dark }) : '')
}

function ribbonOf(press: Press, colour: string): string {
  const tail = (x: number, s: number) =>
    shape(
      cut(
        [
          [x, 54],
          [x + 28 * s, 46],
          [x + 40 * s, 118],
          [x + 22 * s, 106],
          [x + 8 * s, 122],
        ],
        press,
        0.8,
        12,
      ),
    )
  const folds = [-1, 1].map((s) => gouge([22 * s, 62], [30 * s, 108], 1.4) + gouge([30 * s, 66], [38 * s, 104], 1)).join('')
  return fill(tail(-8, -1) + tail(8, 1), colour) + fill(folds, mix(colour, press.inks.paper, 0.5))
}

function circle(radius: number, colour: string, width: number): string {
  return stroke(
    `M${radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0`,
    colour,
    width,
  )
}

function laurel(side: 1 | -1): string {
  return each(7, (i) => {
    const angle = Math.PI / 2 + side * (0.35 + i * 0.32)
    const x = Math.cos(angle) * 41
    const y = Math.sin(angle) * 41
    const turn = angle + side * 1.15
    const leaf = (by: number, length: number, width: number) =>
      gouge([x, y], [x + Math.cos(turn - side * by) * length, y + Math.sin(turn - side * by) * length], width, 0, 0.45)
    return leaf(0, 15, 4.6) + leaf(0.95, 12, 3.6)
  })
}
