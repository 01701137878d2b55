import type { DemoBox } from './demo-wine.ts'

/** The boxes of the demo estate. */
export const boxes: DemoBox[] = [
  {
    ...{ id: 'box-3', name: 'La Découverte', price: 5600, left: 40, tags: ['a-offrir', 'coups-de-coeur'] },
    text: 'Un rouge pâle, un rouge profond, un blanc tendu : trois coteaux, trois bouteilles, pour faire connaissance.',
    story: 'Le carton part avec une fiche par vin et la carte du domaine.',
    bottles: [
      ['geai', 2023, 1],
      ['murgers', 2022, 1],
      ['abbesse', 2021, 1],
    ],
  },
  {
    ...{ id: 'box-6', name: 'Les Trois Coteaux', price: 12400, left: 25, tags: ['a-offrir', 'coups-de-coeur'] },
    text: 'Le tour du domaine en six bouteilles, du crémant de l’apéritif au vin jaune du fromage.',
    story: 'L’ordre du service est imprimé dans le rabat : il n’y a qu’à suivre.',
    bottles: [
      ['cremant', undefined, 1],
      ['rose', 2024, 1],
      ['murgers', 2022, 1],
      ['geai', 2023, 1],
      ['abbesse', 2021, 1],
      ['jaune', 2017, 1],
    ],
  },
  {
    ...{ id: 'box-bulles', name: 'Trois fois des bulles', price: 4700, left: 30, tags: ['a-offrir', 'pour-l-aperitif'] },
    text: 'Brut, rosé, extra brut : trois crémants à comparer un soir de fête.',
    story: 'Ouvrez-les ensemble, dans cet ordre : le rosé, le brut, l’extra brut.',
    bottles: [
      ['clairdelune', undefined, 1],
      ['cremant', undefined, 1],
      ['hiver', undefined, 1],
    ],
  },
  {
    ...{ id: 'box-aperitif', name: 'L’heure de l’apéritif', price: 4150, left: 18, tags: ['pour-l-aperitif'] },
    text: 'Un rosé de saignée, un rouge de soif, un macvin : de quoi tenir jusqu’au dîner.',
    story: 'Le macvin se sert le dernier, et bien frais.',
    bottles: [
      ['rose', 2024, 1],
      ['grappillons', 2024, 1],
      ['macvin', undefined, 1],
    ],
  },
  {
    ...{ id: 'box-blancs', name: 'Six blancs sans voile', price: 10400, left: 12, tags: [] },
    text: 'Deux chardonnays, un savagnin, deux fois chacun : une bouteille à boire, l’autre à oublier.',
    story: 'Les Marnes grises gagnent à attendre cinq ans ; les deux autres sont prêts.',
    bottles: [
      ['clocher', 2023, 2],
      ['murgers', 2022, 2],
      ['marnes', 2022, 2],
    ],
  },
  {
    ...{ id: 'box-garde', name: 'La cave de dix ans', price: 15900, left: 6, tags: ['a-garder', 'a-offrir'] },
    text: 'Six bouteilles à coucher : à la naissance d’un enfant, pour un départ, ou pour soi.',
    story: 'Une fiche dit pour chaque vin l’année où l’ouvrir. La première est pour 2030.',
    bottles: [
      ['foudre', 2022, 1],
      ['ceps', 2021, 1],
      ['abbesse', 2021, 1],
      ['chai', 2021, 1],
      ['vouivre', 2019, 1],
      ['jaune', 2017, 1],
    ],
  },
]
