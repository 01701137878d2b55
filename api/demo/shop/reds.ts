import type { DemoWine } from './demo-wine.ts'

const arbois = { appellation: 'Arbois', denomination: 'Arbois, appellation d’origine contrôlée, vin rouge' }
const jura = { appellation: 'Côtes du Jura', denomination: 'Côtes du Jura, appellation d’origine contrôlée, vin rouge' }

/** The red wines of the demo estate. */
export const reds: DemoWine[] = [
  {
    ...{ id: 'geai', name: 'La Combe au Geai', kind: 'rouge', grapes: 'Poulsard', ...arbois, alcohol: 120, price: 1650 },
    text: 'Un rouge pâle comme une pelure d’oignon, groseille et rose séchée, qui se boit frais et sans façons. Ne vous fiez pas à sa couleur : il a de la suite.',
    story:
      'Poulsard sur marnes rouges, plein sud, labouré par les deux juments. Huit jours de cuvaison, huit mois en foudre, aucun collage.',
    serving: 'Servir à 13 °C, dès l’ouverture.',
    keep: 2028,
    meals: [
      ['aperitif', 'Planche de jambon fumé'],
      ['volaille', 'Volaille rôtie'],
      ['fromage', 'Morbier'],
    ],
    tags: ['coups-de-coeur', 'pour-l-aperitif', 'nos-recettes'],
    forms: [
      { year: 2023, cl: 75, left: 180 },
      { year: 2022, cl: 75, price: 1750, left: 9 },
      { year: 2022, cl: 150, price: 3600, left: 14, picture: 'geai-magnum' },
    ],
    advised: ['ceps', 'rose', 'automne', 'box-3'],
  },
  {
    ...{ id: 'abbesse', name: 'Clos de l’Abbesse', kind: 'rouge', grapes: 'Pinot noir', ...arbois, alcohol: 130, price: 2400 },
    text: 'Cerise noire et poivre doux, une trame droite que l’on croit légère jusqu’à la deuxième gorgée. Douze mois en foudre, rien d’autre.',
    story:
      'Le seul rang de pinot du domaine, au couchant, sur marnes grises. Les sœurs de l’abbaye y cultivaient déjà la vigne en 1632.',
    serving: 'Servir à 15 °C, après une demi-heure de carafe.',
    keep: 2033,
    meals: [
      ['viande', 'Entrecôte aux morilles'],
      ['volaille', 'Pintade au chou'],
      ['fromage', 'Comté de dix-huit mois'],
    ],
    tags: ['coups-de-coeur', 'a-garder', 'magnums', 'nos-recettes'],
    forms: [
      { year: 2021, cl: 75, left: 96 },
      { year: 2021, cl: 150, price: 5200, left: 8, picture: 'abbesse-magnum' },
      { year: 2020, cl: 75, price: 2700, left: 9 },
      { year: 2019, cl: 75, price: 2900, left: 0 },
    ],
    advised: ['geai', 'murgers', 'jaune', 'box-6'],
  },
  {
    ...{ id: 'foudre', name: 'Le Grand Foudre', kind: 'rouge', grapes: 'Trousseau', ...jura, alcohol: 130, price: 2100 },
    text: 'Fruits noirs, laurier, une pointe de fumée : le trousseau des années chaudes, adouci par le bois vieux. Une bouteille pour les plats qui mijotent.',
    story:
      'Un foudre de quarante hectolitres, que le grand-père a fait entrer en cave planche par planche. Dix-huit mois, sans soutirage.',
    serving: 'Servir à 16 °C.',
    keep: 2032,
    meals: [
      ['viande', 'Daube de joue de bœuf'],
      ['viande', 'Civet de lièvre'],
      ['fromage', 'Tomme affinée'],
    ],
    tags: ['a-garder'],
    forms: [
      { year: 2022, cl: 75, left: 120 },
      { year: 2020, cl: 75, price: 2400, left: 24 },
    ],
  },
  {
    ...{ id: 'ceps', name: 'Les Vieux Ceps', kind: 'rouge', grapes: 'Poulsard', ...arbois, alcohol: 125, price: 2600 },
    text: 'Le poulsard de quatre-vingts ans : peu de grappes, et tout dedans. Fraise des bois, écorce d’orange, un grain de tanin aussi fin que du papier.',
    story:
      'Les quarante ares plantés par Marthe Vuillemin en 1932. On n’y remplace que les ceps morts, avec des bois pris à côté.',
    serving: 'Servir à 14 °C, sans carafe.',
    keep: 2035,
    meals: [
      ['volaille', 'Caille aux raisins'],
      ['poisson', 'Saumon mi-cuit'],
      ['fromage', 'Vacherin du Mont-d’Or'],
    ],
    tags: ['a-garder', 'coups-de-coeur'],
    forms: [
      { year: 2021, cl: 75, left: 11 },
      { year: 2020, cl: 75, price: 2850, left: 4 },
    ],
  },
  {
    ...{ id: 'automne', name: 'Feu d’automne', kind: 'rouge', grapes: 'Trousseau', ...jura, alcohol: 125, price: 1850 },
    text: 'Cerise aigre, sous-bois, une chaleur qui vient sans hâte. Le rouge des premières flambées.',
    story: 'Trousseau de la Combe au Geai, vendangé le dernier. Moitié grappes entières, douze mois en pièces de dix ans.',
    serving: 'Servir à 15 °C.',
    keep: 2030,
    meals: [
      ['viande', 'Rôti de porc aux pruneaux'],
      ['volaille', 'Magret de canard'],
      ['fromage', 'Cancoillotte à l’ail'],
    ],
    tags: [],
    forms: [
      { year: 2022, cl: 75, left: 140 },
      { year: 2021, cl: 75, price: 1950, left: 30 },
    ],
  },
  {
    ...{ id: 'assemblage', name: 'Trois d’un coup', kind: 'rouge', ...jura, alcohol: 120, price: 1350 },
    grapes: 'Poulsard, trousseau, pinot noir',
    text: 'Les trois rouges du Jura dans le même verre : le fruit de l’un, l’épice de l’autre, la charpente du troisième. Le vin de la semaine.',
    story: 'Vendangés le même jour, foulés dans la même cuve, mis en bouteille au printemps.',
    serving: 'Servir à 14 °C.',
    keep: 2027,
    meals: [
      ['viande', 'Saucisse de Morteau et lentilles'],
      ['volaille', 'Poulet du dimanche'],
      ['aperitif', 'Terrine de campagne'],
    ],
    tags: ['pour-l-aperitif'],
    forms: [
      { year: 2023, cl: 75, left: 320 },
      { year: 2023, cl: 37.5, price: 790, left: 60 },
    ],
  },
  {
    ...{ id: 'grappillons', name: 'Les Grappillons', kind: 'rouge', grapes: 'Pinot noir, poulsard', alcohol: 110, price: 1150 },
    appellation: 'Vin de France',
    denomination: 'Vin de France, vin rouge',
    text: 'Un rouge de soif, léger en alcool et franc de goût : framboise, poivre blanc, et la bouteille est finie.',
    story: 'Les grappillons sont les petites grappes de la seconde pousse, que l’on cueille quand la vendange est rentrée.',
    serving: 'Servir à 12 °C, même en été.',
    keep: 2026,
    meals: [
      ['aperitif', 'Rillettes et cornichons'],
      ['poisson', 'Friture de perchots'],
      ['volaille', 'Salade de gésiers'],
    ],
    tags: ['pour-l-aperitif', 'nouveautes'],
    forms: [{ year: 2024, cl: 75, left: 210 }],
  },
]
