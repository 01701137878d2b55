import { type Bottle, drawBottle } from './bottle.ts'
import { drawCarton, drawGauge } from './carton.ts'
import { drawCellar } from './cellar.ts'
import { drawEstateMap } from './estate-map.ts'
import { houseColours, inksOf, mix, type SiteColours } from './inks.ts'
import { drawMeal, meals } from './meals.ts'
import { drawMedal } from './medal.ts'
import { motif, motifs } from './motifs.ts'
import { flecks, openPress } from './press.ts'
import { fill, place, print } from './print.ts'
import { drawShoot } from './shoot.ts'
import { drawViews } from './views.ts'
import { drawFrieze } from './vines-near.ts'

const inks = inksOf(houseColours)
const jura = 'Côtes du Jura'

/** The wines of the demo estate, as their bottles are drawn. */
const wines = {
  geai: {
    build: 'bourgogne',
    glass: 'green',
    label: { motif: 'geai', cuvee: 'La Combe au Geai', vintage: '2023', appellation: 'Arbois' },
  },
  murgers: {
    build: 'bourgogne',
    glass: 'gold',
    capsule: inks.vine,
    label: { motif: 'feuille', cuvee: 'Les Murgers', vintage: '2022', appellation: jura, ink: '#46532f' },
  },
  abbesse: {
    build: 'bourgogne',
    glass: 'green',
    capsule: inks.lees,
    label: { motif: 'clocher', form: 'band', cuvee: 'Clos de l’Abbesse', vintage: '2021', appellation: 'Arbois' },
  },
  jaune: {
    build: 'clavelin',
    glass: 'leaf',
    capsule: inks.straw,
    wax: true,
    label: {
      motif: 'soleil',
      form: 'arch',
      paper: inks.honey,
      ink: '#5f2412',
      cuvee: 'Vin jaune',
      vintage: '2017',
      appellation: jura,
    },
  },
  cremant: {
    build: 'champagne',
    glass: 'black',
    capsule: inks.rosewood,
    label: { motif: 'lune', form: 'band', ink: inks.lees, cuvee: 'Nuit claire', vintage: 'Brut', appellation: 'Crémant du Jura' },
  },
  paille: {
    build: 'demi',
    glass: 'gold',
    capsule: '#8a5a1c',
    wax: true,
    label: { motif: 'grappe', ink: '#6b3a10', cuvee: 'Vin de paille', vintage: '2020', appellation: 'Arbois' },
  },
  rose: {
    build: 'bordeaux',
    glass: 'rose',
    capsule: inks.paper,
    label: { motif: 'coteaux', form: 'arch', cuvee: 'Premier matin', vintage: '2024', appellation: jura },
  },
  macvin: {
    build: 'bordeaux',
    glass: 'leaf',
    capsule: inks.ink,
    wax: true,
    label: {
      motif: 'fut',
      form: 'band',
      accent: '#8a5a1c',
      ink: '#5f2412',
      cuvee: 'Vieille grange',
      vintage: '',
      appellation: 'Macvin du Jura',
    },
  },
} satisfies Record<string, Bottle>

/** Every drawing of the demo estate in a site's colours, by its name. */
export function drawAll(colours: SiteColours = houseColours): Map<string, string> {
  const { geai, murgers, abbesse, jaune, cremant, rose } = wines
  const things: [string, string][] = [
    ['frieze', drawFrieze({ size: [1600, 120], seed: 9, colours })],
    ['cellar', drawCellar({ size: [1200, 900], seed: 12, colours })],
    ['shoot', drawShoot({ seed: 8, colours })],
    ['shoot-rose', drawShoot({ seed: 5, onRose: true, colours })],
    ['map', drawEstateMap({ colours })],
    ['map-tall', drawEstateMap({ isTall: true, colours })],
    ['box-3', drawCarton([geai, murgers, abbesse], colours)],
    ['box-6', drawCarton([geai, jaune, murgers, cremant, abbesse, rose], colours)],
    ['gauge-6-5', drawGauge(6, 5, colours)],
    ...Object.entries(wines).map(([name, wine]): [string, string] => [`bottle-${name}`, drawBottle(wine, colours)]),
    ...meals.map((meal): [string, string] => [`meal-${meal}`, drawMeal(meal, colours)]),
    ...motifs.map((name): [string, string] => [`motif-${name}`, emblem(name, colours)]),
    ...medals(colours),
    ...marks(colours),
  ]
  return new Map([...drawViews(colours), ...things])
}

function emblem(name: (typeof motifs)[number], colours: SiteColours): string {
  const { lie, paper } = inksOf(colours)
  return print(112, 112, place([56, 56], motif(name, { ink: lie, ground: paper })))
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
  const mark = (ink: string, ground: string) => print(112, 112, place([56, 58], motif('coteaux', { ink, ground })))
  const grain = (tone: string, seed: number) => print(420, 420, fill(flecks(openPress(seed), [6, 6, 408, 408], 120, 1.5), tone))
  return [
    ['mark', mark(lie, paper)],
    ['mark-rose', mark(rose, lees)],
    ['grain-rose', grain(blush, 3)],
    ['grain-deep', grain(mix(lees, lie, 0.6), 8)],
  ]
}
