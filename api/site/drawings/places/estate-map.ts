import { type Inks, mix, type SiteColours } from '../ink/inks.ts'
import { letters } from '../ink/letters.ts'
import { curve, cut, openPress, type Point, type Press, shape } from '../ink/press.ts'
import { fill, inside, print, shifted, stroke } from '../ink/print.ts'
import { winding } from '../ink/slopes.ts'
import { drawHouse, drawPlot, drawRose, drawWood, hachures, numberTag, type PlotInks } from './map-marks.ts'
import { village, villageInks } from './village.ts'

type Lay = {
  spots: Point[]
  water: Point[]
  road: Point[]
  town: Point
  cellar: Point
  woods: Point[]
  rose: Point
}

const wide: Lay = {
  spots: pointsOf('255 245 700 200 656 610'),
  water: pointsOf('-10 470 110 448 210 492 330 470 430 415 520 420 610 410 720 432 830 400 920 428 1010 396'),
  road: pointsOf('268 810 280 720 330 640 378 560 430 480 470 400 480 300 462 190 480 -10'),
  town: [158, 622],
  cellar: [455, 590],
  woods: pointsOf('880 280 90 380 880 540 420 70'),
  rose: [888, 108],
}

/** The same country for a narrow window: one hill above the other, the road beside them. */
const tall: Lay = {
  spots: pointsOf('190 150 380 370 200 610'),
  water: pointsOf('-10 268 80 250 170 284 270 262 360 236 460 252 570 226'),
  road: pointsOf('330 810 350 720 400 640 330 540 210 470 120 400 170 320 330 240 380 120 360 -10'),
  town: [452, 694],
  cellar: [110, 420],
  woods: pointsOf('470 150 60 540 500 560'),
  rose: [488, 74],
}

/** The estate drawn by hand: three hills with their plots, the stream, the road, the village, the cellar. */
export function drawEstateMap({ isTall = false, colours }: { isTall?: boolean; colours?: SiteColours } = {}): string {
  const press = openPress(21, colours)
  const { inks } = press
  const lay = isTall ? tall : wide
  const [w, h] = isTall ? [560, 800] : [1000, 800]
  const frame = (by: number, width: number) => stroke(shape(cut(corners(w, h, by), press, 0.7, 40)), inks.lie, width)
  const ground = fill(shape(cut(corners(w, h, 6), press, 2, 22)), inks.paper)
  const country = ways(press, lay) + hills(press, lay) + places(press, lay)
  return print(w, h, ground + inside(shape(corners(w, h, 20)), country) + frame(14, 3.2) + frame(23, 1.1))
}

const corners = (w: number, h: number, by: number): Point[] => [
  [by, by],
  [w - by, by],
  [w - by, h - by],
  [by, h - by],
]

function ways({ inks }: Press, { water, road, cellar, spots }: Lay): string {
  const stream = [-7, 0, 7]
    .map((by) => stroke(winding(water, by), inks.rosewood, by ? 2.4 : 1.6, by ? '' : '30 12 14 16'))
    .join('')
  const lanes = spots
    .map(([x, y]) => curve([cellar, [(x + cellar[0]) / 2 + 24, (y + cellar[1]) / 2 - 16], [x + 10, y + 30]]))
    .join('')
  const wide = curve(road)
  return stream + stroke(lanes, inks.lie, 2.4, '9 8') + stroke(wide, inks.lie, 13) + stroke(wide, inks.paper, 8.5)
}

function hills(press: Press, { spots }: Lay): string {
  const soft = mix(press.inks.paper, press.inks.rosewood, 0.75)
  const inks = plotInks(press.inks)
  return spots
    .map((spot, i) => {
      const plots = (plotsOfHills[i] ?? []).map(([corners, ink, turn]) =>
        drawPlot(press, pointsOf(corners, spot), inks[ink] ?? ['', ''], turn),
      )
      return hachures(press, spot, [i === 2 ? 190 : 172, 114], soft) + plots.join('')
    })
    .join('')
}

/** Points written as pairs, measured from a place. */
function pointsOf(pairs: string, [x, y]: Point = [0, 0]): Point[] {
  return [...pairs.matchAll(/(-?\d+) (-?\d+)/g)].map(([, along, down]): Point => [x + Number(along), y + Number(down)])
}

/** The plots of each hill around its top: corners, inks and how its rows are turned. */
const plotsOfHills: [corners: string, inks: number, turn: number][][] = [
  [
    ['-95 -55 7 -85 31 -7 -77 23', 0, 1.25],
    ['15 -85 97 -55 91 17 39 -9', 1, 0.3],
    ['-73 33 33 1 89 27 45 89 -49 85', 2, 0.9],
  ],
  [
    ['-100 -68 6 -88 22 -10 -88 8', 3, 1.3],
    ['14 -88 100 -60 106 14 30 -10', 4, 0.2],
    ['-84 18 24 -2 102 24 62 84 -50 88', 3, 0.75],
  ],
  [
    ['-126 -50 -16 -82 4 -4 -108 24', 5, 1.2],
    ['-8 -82 116 -70 128 2 14 -4', 0, 0.25],
    ['-104 34 8 4 128 12 88 78 -56 82', 1, 0.8],
  ],
]

const plotInks = ({ lie, rosewood, brick, blush, rose, straw, honey, moss, paper }: Inks): PlotInks[] => [
  [lie, rosewood],
  [brick, blush],
  [mix(lie, rosewood, 0.25), rose],
  [straw, honey],
  [moss, mix(moss, paper, 0.7)],
  [rosewood, blush],
]

const names = ['La Combe au Geai', 'Le Clos de l’Abbesse', 'Les Murgers']

function places(press: Press, { spots, town, cellar, woods, rose }: Lay): string {
  const { inks } = press
  const halo = inks.paper
  const named = spots.map(([x, y], i) =>
    letters(names[i] ?? '', { x, y: y + 122, size: 23, face: 'italic', colour: inks.lie, halo }),
  )
  const tags = spots.map(([x, y], i) => numberTag(inks, [x - 108 + i * 4, y - 72], i + 1))
  return (
    woods.map((at, i) => drawWood(press, at, 12 - i * 2, 110 - i * 14)).join('') +
    village(press, town, 0.9, villageInks(inks)) +
    shifted(cellar, drawHouse(inks), 1.15) +
    tags.join('') +
    named.join('') +
    letters('Le caveau', { x: cellar[0] + 7, y: cellar[1] + 32, size: 23, face: 'italic', colour: inks.lees, halo }) +
    letters('MONTORGE', { x: town[0], y: town[1] + 54, size: 19, tracking: 0.2, colour: inks.lees, halo }) +
    shifted(rose, drawRose(inks))
  )
}
