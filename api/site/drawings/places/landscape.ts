import { mix, type SiteColours } from '../ink/inks.ts'
import { box } from '../ink/motifs-figures.ts'
import { each, flecks, gouge, openPress, type Point, type Press } from '../ink/press.ts'
import { disc, fill, inside, print } from '../ink/print.ts'
import { type Season, type Tones, tonesOf } from '../ink/seasons.ts'
import { bird, type Ridge, ridge, rows, slope } from '../ink/slopes.ts'
import { tree, village } from './village.ts'
import { vinesNear } from './vines-near.ts'

export type Landscape = {
  size: Point
  seed: number
  season?: Season
  /** Where the sun stands, in parts of the picture, and its radius; none in a grey sky. */
  sun: readonly [x: number, y: number, radius: number]
  villageAt: readonly [x: number, scale: number]
  /** Where the far range begins, in parts of the height. */
  top: number
  /** How much of the sky stays free, from the left. */
  clear?: number
  /** Whether the sky has a ground of its own; without one the page shines through. */
  isWhole?: boolean
  /** Whether vines stand close by, at the foot of the picture. */
  near?: boolean
  colours?: SiteColours
}

const heights: readonly (readonly number[])[][] = [
  [
    [0.2, 34, 0.16],
    [0.33, 30, 0.09],
  ],
  [[0.64, 22, 0.2]],
  [
    [0.08, 96, 0.15],
    [0.97, 104, 0.17],
  ],
  [[0.4, 92, 0.2]],
  [
    [-0.06, 70, 0.2],
    [0.82, 62, 0.24],
  ],
]

/** The slopes in layers: the far range, the village, vineyards whose rows run down from each crest. */
export function drawLandscape(wish: Landscape): string {
  const press = openPress(wish.seed, wish.colours)
  const [w, h] = wish.size
  const unit = h / 620
  const tones = tonesOf[wish.season ?? 'morning'](press.inks)
  const bases = [0.04, 0.16, 0.36, 0.56, 0.74].map((share) => h * (wish.top + (1 - wish.top) * share))
  const crests = bases.map((base, i) =>
    ridge(
      press,
      base,
      (i === 0 ? 10 : 8) * unit,
      (heights[i] ?? []).map(([c = 0, up = 0, q = 1]) => [c, up * unit, q]),
    ),
  )
  const floor = wish.near === false ? h : h * 0.92
  const layers = crests.map((crest, i) => {
    const hidden: Ridge = (t) => Math.min(floor, ...crests.slice(i + 1).map((nearer) => nearer(t)))
    const town =
      i === 1 ? village(press, [w * wish.villageAt[0], crest(wish.villageAt[0]) + h * 0.05], wish.villageAt[1] * unit) : ''
    return drawLayer(press, { i, crest, hidden, tones, size: [w, h], unit }) + town
  })
  const front = wish.near === false ? '' : vinesNear(press, [w, h], wish.season === 'winter')
  const air = wish.isWhole ? fill(box(0, 0, w, h), tones.air) : ''
  return print(w, h, air + sky(press, wish, tones) + layers.join('') + front)
}

function sky({ inks, chance }: Press, { size: [w, h], sun: [x, y, radius], clear = 0, top }: Landscape, tones: Tones): string {
  const streaks = each(Math.round(20 * (1 - clear)), () => {
    const left = (clear + chance() * (1 - clear)) * w
    const height = h * 0.04 + chance() * chance() * h * top
    const length = 60 + chance() * 190
    return gouge([left, height], [left + length, height + (chance() - 0.5) * 3], 1 + chance() * 1.6)
  })
  const bars = each(7, (i) => {
    const height = h * y + radius * (0.2 + i * 0.13)
    return gouge([w * x - radius * 1.25, height], [w * x + radius * (0.9 - i * 0.05), height], 1.2 + i * 0.35)
  })
  const birds = bird([w * 0.46, h * 0.24], 11) + bird([w * 0.485, h * 0.2], 8) + bird([w * 0.44, h * 0.19], 7)
  return disc([w * x, h * y], radius, tones.sun) + fill(streaks, tones.sky) + fill(bars, inks.rose) + fill(birds, inks.lie)
}

type Layer = { i: number; crest: Ridge; hidden: Ridge; tones: Tones; size: Point; unit: number }

function drawLayer(press: Press, { i, crest, hidden, tones, size, unit }: Layer): string {
  const [w, h] = size
  const pick = (list: readonly number[]) => list[i] ?? 1
  const ground = slope(press, size, crest, 1 + i * 0.3)
  const light = tones.rows[i] ?? ''
  const plots = pick([3, 5, 7, 6, 4])
  const how = { gap: pick([17, 16, 17.5, 19, 25]) * Math.max(0.8, unit), depth: h * pick([0.09, 0.15, 0.26, 0.34, 0.34]), hidden }
  const weight = pick([1, 1.2, 1.7, 2.2, 2.7]) * unit
  const marks = each(plots, (plot) => {
    const path = rows(press, w, crest, { ...how, from: plot / plots + 0.008, to: (plot + 1) / plots - 0.012, weight })
    return fill(path, colourOfPlot(i, plot, tones) ?? light)
  })
  const trees = i === 2 || i === 3 ? hedges(press, { i, crest, tones, w, unit }) : ''
  const specks = flecks(press, [0, crest(0.5) - 60, w, h * 0.24], Math.round((10 + i * 5) * (w / 1600)), 1.5 + i * 0.4)
  return fill(ground, tones.hills[i] ?? '') + inside(ground, marks) + trees + inside(ground, fill(specks, light))
}

/** A few plots are of another colour: their grapes turn earlier. */
function colourOfPlot(layer: number, plot: number, { plots: [strong, pale] }: Tones): string | undefined {
  if ((layer === 3 && plot === 2) || (layer === 2 && plot === 5)) return strong
  if ((layer === 2 && plot === 1) || (layer === 3 && plot === 4)) return pale
  return undefined
}

function hedges(
  press: Press,
  { i, crest, tones, w, unit }: Pick<Layer, 'i' | 'crest' | 'tones' | 'unit'> & { w: number },
): string {
  const { chance, inks } = press
  const count = i === 2 ? 6 : 5
  const colours: [string, string] = i === 3 ? tones.trees : [mix(inks.vine, inks.ink, 0.2), inks.moss]
  return each(count - 1, (k) => {
    const t = (k + 1) / count - 0.002
    return each(1 + Math.round(chance()), (q) => {
      const at: Point = [(t + (chance() - 0.5) * 0.03) * w, crest(t) + 6 + q * 5]
      return tree(press, at, (15 + chance() * 11) * (i === 3 ? 1.45 : 1) * unit, colours)
    })
  })
}
