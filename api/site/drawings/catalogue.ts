import { drawBottle } from './goods/bottle.ts'
import { drawGauge } from './goods/carton.ts'
import { drawMeal, meals } from './goods/meals.ts'
import { drawMedal } from './goods/medal.ts'
import { drawPoints } from './goods/points.ts'
import { drawBoxes, wines } from './goods/wines.ts'
import { houseColours, inksOf, mix, type SiteColours } from './ink/inks.ts'
import { motif, motifs } from './ink/motifs.ts'
import { flecks, openPress } from './ink/press.ts'
import { fill, print, shifted } from './ink/print.ts'
import { drawCellar } from './places/cellar.ts'
import { drawEstateMap } from './places/estate-map.ts'
import { drawShoot } from './places/shoot.ts'
import { drawViews } from './places/views.ts'
import { drawFrieze } from './places/vines-near.ts'

/** Every drawing of the demo estate in a site's colours, by its name. */
export function drawAll(colours: SiteColours = houseColours): Map<string, string> {
  const things: [string, string][] = [
    ['frieze', drawFrieze({ size: [1600, 120], seed: 9, colours })],
    ['cellar', drawCellar({ size: [1200, 900], seed: 12, colours })],
    ['shoot', drawShoot({ seed: 8, colours })],
    ['shoot-rose', drawShoot({ seed: 5, onRose: true, colours })],
    ['map', drawEstateMap({ colours })],
    ['map-tall', drawEstateMap({ isTall: true, colours })],
    ...drawBoxes(colours),
    ['gauge-6-5', drawGauge(6, 5, colours)],
    ...Object.entries(wines).map(([name, wine]): [string, string] => [`bottle-${name}`, drawBottle(wine, colours)]),
    ...meals.map((meal): [string, string] => [`meal-${meal}`, drawMeal(meal, colours)]),
    ...motifs.map((name): [string, string] => [`motif-${name}`, emblem(name, colours)]),
    ...drawPoints(colours),
    ...medals(colours),
    ...marks(colours),
  ]
  return new Map([...drawViews(colours), ...things])
}

function emblem(name: (typeof motifs)[number], colours: SiteColours): string {
  const { lie, paper } = inksOf(colours)
  return print(112, 112, shifted([56, 56], motif(name, { ink: lie, ground: paper })))
}

function medals(colours: SiteColours): [string, string][] {
  const { brick, vine } = inksOf(colours)
  const mountain = { top: 'VINS DE MONTAGNE' }
  return [
    ['medal-or', drawMedal({ ...mountain, metal: 'gold', word: 'OR', bottom: '2025' }, colours)],
    ['medal-argent', drawMedal({ ...mountain, metal: 'silver', word: 'ARGENT', bottom: '2024', ribbon: brick }, colours)],
    [
      'medal-bronze',
      drawMedal(
        { metal: 'bronze', word: 'BRONZE', emblem: 'grappe', top: 'FOIRE DE MONTORGE', bottom: '2024', ribbon: vine },
        colours,
      ),
    ],
    [
      'medal-guide',
      drawMedal({ metal: 'guide', word: '17/20', small: 'coup de cœur', top: 'GUIDE DES CAVES', bottom: '2026' }, colours),
    ],
  ]
}

/** The mark of the estate, and the specks of inked grounds. */
function marks(colours: SiteColours): [string, string][] {
  const { lie, lees, rose, paper, blush } = inksOf(colours)
  const mark = (ink: string, ground: string) => print(112, 112, shifted([56, 58], motif('coteaux', { ink, ground })))
  const grain = (tone: string, seed: number) => print(300, 300, fill(flecks(openPress(seed), [4, 4, 292, 292], 61, 1.5), tone))
  return [
    ['mark', mark(lie, paper)],
    ['mark-rose', mark(rose, lees)],
    ['grain-rose', grain(blush, 3)],
    ['grain-deep', grain(mix(lees, lie, 0.6), 8)],
  ]
}
