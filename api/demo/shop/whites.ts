import type { DemoWine } from './demo-wine.ts'

const arbois = { appellation: 'Arbois', denomination: 'Arbois, appellation d’origine contrôlée, vin blanc' }
const jura = { appellation: 'Côtes du Jura', denomination: 'Côtes du Jura, appellation d’origine contrôlée, vin blanc' }

/** The white wines of the demo estate, those under the veil of yeast among them. */
export const whites: DemoWine[] = [
  {
    ...{ id: 'murgers', name: 'Les Murgers', kind: 'blanc', grapes: 'Chardonnay', ...jura, alcohol: 130, price: 1800 },
    text: 'Fleur d’acacia, citron confit, et cette pointe de silex que laissent les éboulis. Un chardonnay ouillé, tendu comme une corde.',
    story:
      'Les murgers sont les tas de pierres que l’on sort de la vigne depuis des siècles. Élevage de onze mois en pièces, toujours pleines.',
    serving: 'Servir à 11 °C.',
    keep: 2031,
    meals: [
      ['poisson', 'Truite meunière'],
      ['volaille', 'Poulet à la crème'],
      ['fromage', 'Comté de douze mois'],
    ],
    tags: ['coups-de-coeur', 'nos-recettes'],
    forms: [
      { year: 2022, cl: 75, left: 150 },
      { year: 2021, cl: 75, price: 1900, left: 40 },
      { year: 2022, cl: 37.5, price: 1050, left: 48 },
    ],
    advised: ['marnes', 'cote', 'chai', 'box-blancs'],
  },
  {
    ...{
      id: 'marnes',
      name: 'Les Marnes grises',
      kind: 'blanc',
      grapes: 'Savagnin ouillé',
      ...arbois,
      alcohol: 130,
      price: 2200,
    },
    text: 'Le savagnin sans voile, tout en fruit : poire, gingembre frais, zeste. Il rince la bouche comme une source.',
    story: 'Clos de l’Abbesse, au couchant, sur les marnes du lias. Demi-muids toujours pleins, douze mois sur lies.',
    serving: 'Servir à 11 °C.',
    keep: 2034,
    meals: [
      ['poisson', 'Sandre au beurre blanc'],
      ['volaille', 'Volaille au gingembre'],
      ['fromage', 'Chèvre cendré'],
    ],
    tags: ['a-garder'],
    forms: [
      { year: 2022, cl: 75, left: 84 },
      { year: 2020, cl: 75, price: 2500, left: 12 },
    ],
  },
  {
    ...{ id: 'clocher', name: 'Sous le clocher', kind: 'blanc', grapes: 'Chardonnay', ...arbois, alcohol: 125, price: 1400 },
    text: 'Pomme fraîche, amande, une bouche nette : le blanc que l’on débouche sans regarder l’heure.',
    story: 'La parcelle commence où finit le cimetière. Cuve seulement, sept mois, pour garder le fruit.',
    serving: 'Servir à 10 °C.',
    keep: 2027,
    meals: [
      ['aperitif', 'Gougères au comté'],
      ['poisson', 'Filets de perche'],
      ['volaille', 'Escalope à la crème'],
    ],
    tags: ['pour-l-aperitif'],
    forms: [
      { year: 2023, cl: 75, left: 260 },
      { year: 2023, cl: 37.5, price: 820, left: 36 },
    ],
  },
  {
    ...{
      id: 'cote',
      name: 'La Côte au soleil',
      kind: 'blanc',
      grapes: 'Chardonnay, savagnin',
      ...jura,
      alcohol: 130,
      price: 1600,
    },
    text: 'Mirabelle, noisette, une rondeur de plein été que le savagnin réveille à la fin.',
    story: 'Deux tiers de chardonnay pour le corps, un tiers de savagnin pour le nerf. Dix mois en foudre.',
    serving: 'Servir à 11 °C.',
    keep: 2029,
    meals: [
      ['poisson', 'Quenelles de brochet'],
      ['volaille', 'Blanquette'],
      ['fromage', 'Bleu de Gex'],
    ],
    tags: ['nouveautes'],
    forms: [
      { year: 2023, cl: 75, left: 190 },
      { year: 2022, cl: 75, price: 1650, left: 60 },
    ],
  },
  {
    ...{ id: 'chai', name: 'Le Chai', kind: 'blanc', grapes: 'Chardonnay', ...arbois, alcohol: 135, price: 2800 },
    text: 'Brioche, beurre noisette, fleur d’oranger : un grand blanc de bois fin, qui demande une belle table et un peu de patience.',
    story: 'Trois pièces neuves sur douze, vingt mois, bâtonnage à la lune descendante : c’est Colin qui y tient.',
    serving: 'Servir à 13 °C, après une heure d’air.',
    keep: 2036,
    meals: [
      ['poisson', 'Saint-Jacques dorées'],
      ['volaille', 'Poularde aux morilles'],
      ['fromage', 'Comté de deux ans'],
    ],
    tags: ['a-garder', 'magnums'],
    forms: [
      { year: 2021, cl: 75, left: 45 },
      { year: 2020, cl: 150, price: 6400, left: 6, picture: 'chai-magnum' },
    ],
  },
  {
    ...{ id: 'melon', name: 'Le Geai blanc', kind: 'blanc', grapes: 'Chardonnay', ...arbois, alcohol: 125, price: 1950 },
    text: 'Pêche de vigne, miel clair, craie. Un chardonnay des vieux plants, à petits grains et peau épaisse.',
    story: 'Planté en 1958 au pied de la Combe au Geai, sur le seul banc de calcaire du coteau.',
    serving: 'Servir à 11 °C.',
    keep: 2030,
    meals: [
      ['poisson', 'Écrevisses à la nage'],
      ['aperitif', 'Croûte aux champignons'],
      ['fromage', 'Tomme de chèvre'],
    ],
    tags: [],
    forms: [{ year: 2023, cl: 75, left: 7 }],
  },
  {
    ...{ id: 'vouivre', name: 'La Vouivre', kind: 'jaune', grapes: 'Savagnin sous voile', ...jura, alcohol: 140, price: 2700 },
    text: 'Noix verte, curry doux, pomme sèche : quatre ans sous le voile, la porte d’entrée des vins jaunes.',
    story: 'Les fûts de la rangée du fond, que l’on ne remplit jamais. La Vouivre, dit-on, y vient boire l’hiver.',
    serving: 'Servir à 14 °C, ouvert la veille.',
    keep: 2040,
    meals: [
      ['fromage', 'Comté vieux'],
      ['volaille', 'Coq au vin jaune'],
      ['poisson', 'Langoustines au curry'],
    ],
    tags: ['a-garder'],
    forms: [
      { year: 2019, cl: 75, left: 70 },
      { year: 2018, cl: 75, price: 2900, left: 10 },
    ],
  },
  {
    ...{ id: 'jaune', name: 'Vin jaune', kind: 'jaune', grapes: 'Savagnin', ...jura, alcohol: 145, price: 4200 },
    denomination: 'Côtes du Jura vin jaune, appellation d’origine contrôlée',
    text: 'Noix, safran, cuir blond, et une longueur que l’on compte à la montre. Six ans et trois mois de patience dans un clavelin.',
    story: 'Un litre de vin mis en fût en laisse soixante-deux centilitres : le reste est monté aux poutres de la cave.',
    serving: 'Servir à 15 °C, ouvert la veille. Se garde un mois une fois ouvert.',
    keep: 2075,
    meals: [
      ['volaille', 'Poularde au vin jaune et aux morilles'],
      ['fromage', 'Comté de trois ans'],
      ['dessert', 'Tarte aux noix'],
    ],
    tags: ['coups-de-coeur', 'a-garder', 'a-offrir', 'nos-recettes'],
    forms: [
      { year: 2017, cl: 62, left: 48 },
      { year: 2016, cl: 62, price: 4600, left: 12 },
      { year: 2011, cl: 62, price: 6800, left: 3 },
    ],
    advised: ['vouivre', 'paille', 'macvin', 'box-garde'],
  },
]
