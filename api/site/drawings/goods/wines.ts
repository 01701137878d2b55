import { houseColours, inksOf, type SiteColours } from '../ink/inks.ts'
import type { Bottle } from './bottle.ts'
import { drawCarton } from './carton.ts'

const inks = inksOf(houseColours)
const jura = 'Côtes du Jura'
const cremantOf = 'Crémant du Jura'
const france = 'Vin de France'

/** The wines of the demo estate, as their bottles are drawn; each label is a form and an emblem of its own. */
export const wines = {
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
    label: { motif: 'lune', form: 'band', ink: inks.lees, cuvee: 'Nuit claire', vintage: 'Brut', appellation: cremantOf },
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
  foudre: {
    build: 'bourgogne',
    glass: 'green',
    capsule: inks.brick,
    label: { motif: 'fut', cuvee: 'Le Grand Foudre', vintage: '2022', appellation: jura },
  },
  marnes: {
    build: 'bourgogne',
    glass: 'leaf',
    capsule: inks.moss,
    label: { motif: 'coteaux', cuvee: 'Les Marnes grises', vintage: '2022', appellation: 'Arbois', ink: '#4d4a3a' },
  },
  clocher: {
    build: 'bourgogne',
    glass: 'gold',
    capsule: inks.paper,
    label: { motif: 'clocher', cuvee: 'Sous le clocher', vintage: '2023', appellation: 'Arbois', accent: '#59663f' },
  },
  vouivre: {
    build: 'bourgogne',
    glass: 'leaf',
    capsule: '#2f3d2c',
    wax: true,
    label: { motif: 'lune', form: 'arch', cuvee: 'La Vouivre', vintage: '2019', appellation: jura, accent: '#2f3d2c' },
  },
  assemblage: {
    build: 'bordeaux',
    glass: 'green',
    capsule: inks.lie,
    label: { motif: 'coteaux', form: 'band', cuvee: 'Trois d’un coup', vintage: '2023', appellation: jura },
  },
  clairdelune: {
    build: 'champagne',
    glass: 'rose',
    capsule: inks.rose,
    label: { motif: 'lune', cuvee: 'Clair de lune', vintage: 'Rosé', appellation: cremantOf, ink: inks.lees },
  },
  bal: {
    build: 'champagne',
    glass: 'gold',
    capsule: inks.honey,
    label: { motif: 'geai', form: 'arch', cuvee: 'Le Bal des geais', vintage: '2024', appellation: france, accent: inks.brick },
  },
  ceps: {
    build: 'bourgogne',
    glass: 'green',
    capsule: '#8a5a1c',
    wax: true,
    label: { motif: 'grappe', form: 'arch', cuvee: 'Les Vieux Ceps', vintage: '2021', appellation: 'Arbois', paper: inks.blush },
  },
  cote: {
    build: 'bourgogne',
    glass: 'gold',
    capsule: inks.straw,
    label: { motif: 'soleil', cuvee: 'La Côte au soleil', vintage: '2023', appellation: jura, accent: '#8a5a1c' },
  },
  feuille: {
    build: 'demi',
    glass: 'gold',
    capsule: inks.vine,
    label: { motif: 'feuille', form: 'band', cuvee: 'Feuille d’or', vintage: '2022', appellation: france, accent: '#8a5a1c' },
  },
  automne: {
    build: 'bourgogne',
    glass: 'green',
    capsule: '#a24f1d',
    label: { motif: 'feuille', form: 'arch', cuvee: 'Feu d’automne', vintage: '2022', appellation: jura, accent: '#a24f1d' },
  },
  chai: {
    build: 'bourgogne',
    glass: 'leaf',
    capsule: inks.ink,
    label: { motif: 'fut', form: 'arch', cuvee: 'Le Chai', vintage: '2021', appellation: 'Arbois', accent: '#5f2412' },
  },
  grappillons: {
    build: 'bordeaux',
    glass: 'green',
    capsule: inks.rosewood,
    label: { motif: 'grappe', form: 'band', cuvee: 'Les Grappillons', vintage: '2024', appellation: france, accent: inks.brick },
  },
  hiver: {
    build: 'champagne',
    glass: 'black',
    capsule: inks.paper,
    label: {
      motif: 'soleil',
      form: 'band',
      cuvee: 'Matin d’hiver',
      vintage: 'Extra brut',
      appellation: cremantOf,
      accent: '#59663f',
    },
  },
  melon: {
    build: 'bourgogne',
    glass: 'gold',
    capsule: inks.blush,
    label: { motif: 'geai', form: 'band', cuvee: 'Le Geai blanc', vintage: '2023', appellation: 'Arbois', accent: '#46532f' },
  },
  angelus: {
    build: 'bordeaux',
    glass: 'black',
    capsule: inks.lie,
    wax: true,
    label: { motif: 'clocher', form: 'arch', cuvee: 'L’Angélus', vintage: '', appellation: 'Macvin du Jura', paper: inks.honey },
  },
  'abbesse-magnum': {
    build: 'magnum',
    glass: 'green',
    capsule: inks.lees,
    label: { motif: 'clocher', form: 'band', cuvee: 'Clos de l’Abbesse', vintage: 'Magnum 2021', appellation: 'Arbois' },
  },
  'geai-magnum': {
    build: 'magnum',
    glass: 'green',
    label: { motif: 'geai', cuvee: 'La Combe au Geai', vintage: 'Magnum 2022', appellation: 'Arbois' },
  },
  'chai-magnum': {
    build: 'magnum',
    glass: 'leaf',
    capsule: inks.ink,
    label: { motif: 'fut', form: 'arch', cuvee: 'Le Chai', vintage: 'Magnum 2020', appellation: 'Arbois', accent: '#5f2412' },
  },
} satisfies Record<string, Bottle>

type Name = keyof typeof wines

/** What each carton of the estate holds. */
const boxes: Record<string, Name[]> = {
  'box-3': ['geai', 'murgers', 'abbesse'],
  'box-6': ['geai', 'jaune', 'murgers', 'cremant', 'abbesse', 'rose'],
  'box-bulles': ['cremant', 'clairdelune', 'hiver'],
  'box-aperitif': ['rose', 'macvin', 'grappillons'],
  'box-blancs': ['murgers', 'marnes', 'clocher', 'murgers', 'marnes', 'clocher'],
  'box-garde': ['abbesse', 'vouivre', 'jaune', 'ceps', 'chai', 'foudre'],
}

/** Each carton with the necks of what it holds. */
export function drawBoxes(colours: SiteColours): [string, string][] {
  return Object.entries(boxes).map(([name, bottles]) => [
    name,
    drawCarton(
      bottles.map((bottle) => wines[bottle]),
      colours,
    ),
  ])
}
