import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What only the panel says of what a house sells: no visitor's browser loads it. */
export type HouseGoods = {
  /** What tells one price of it from another: `un millésime ou un format`, `ce millésime ou format`, `Millésimes et formats`. */
  form: { un: string; one: string; some: string; many: string }
  /** The year that may stand on it. */
  year: string
  /** How much is in most of it, and in what it is measured: nothing where that differs, or is the centilitre. */
  capacity: string
  unit: string
  /** Where it is kept: `en cave`; and what an arrival of it is. */
  inStore: string
  arrival: string
  /** What those did who are behind it: `fait`; and what one of them does. */
  made: string
  craft: string
  /** What it is told by in one line, one told so, and the least of it; and how the law's name of it may read. */
  told: string
  line: string
  short: string
  least: string
  denomination: string
  /** One by its name, after `prix`. */
  ofOne: string
  /** What a search of the list goes by. */
  sought: string
  /** How it calls what its buyers like it for: of which sort it is, what it is made of, and where it belongs. */
  liked: { KIND: string; GRAPES: string; APPELLATION: string }
}

const format = { un: 'un format', one: 'format', some: 'formats', many: 'formats' }

/** By what the goods are drawn as. */
const words: Readonly<Record<GoodsWords['figure'], HouseGoods>> = {
  bottle: {
    form: {
      un: 'un millésime ou un format',
      one: 'millésime ou format',
      some: 'millésimes ou formats',
      many: 'millésimes et formats',
    },
    year: 'millésime',
    capacity: '75',
    unit: '',
    inStore: 'en cave',
    arrival: 'une arrivée : mise en bouteille, achat',
    made: 'fait',
    craft: 'La cave et les assemblages',
    told: 'Nom, millésime, contenance, prix, degré, stock',
    line: 'Cuvée Marthe rouge 2022 75 cl 12,50 € 13 % 120 bouteilles',
    short: 'Cuvée Marthe 2022 12,50 €',
    least: 'Cuvée Marthe 12,50 €',
    denomination: 'Vin rouge',
    ofOne: 'du Bal des geais',
    sought: 'Nom, millésime, cépage ou référence',
    liked: { KIND: 'Couleurs', GRAPES: 'Cépages', APPELLATION: 'Appellations' },
  },
  beer: {
    form: format,
    year: 'année',
    capacity: '33',
    unit: '',
    inStore: 'en réserve',
    arrival: 'une arrivée : brassin, achat',
    made: 'fait',
    craft: 'Le brassage et les recettes',
    told: 'Nom, contenance, prix, degré, stock',
    line: 'Blonde du pré 33 cl 3,20 € 5,5 % 240 en stock',
    short: 'Blonde du pré 3,20 €',
    least: 'Blonde du pré 3,20 €',
    denomination: 'Bière blonde',
    ofOne: 'de la Blonde du pré',
    sought: 'Nom, année, style ou référence',
    liked: { KIND: 'Sortes', GRAPES: 'Malts et houblons', APPELLATION: 'Styles' },
  },
  cheese: {
    form: format,
    year: 'année',
    capacity: '',
    unit: 'g',
    inStore: 'en réserve',
    arrival: 'une arrivée : fabrication, achat',
    made: 'fait',
    craft: 'Le lait et l’affinage',
    told: 'Nom, prix, stock',
    line: 'Tomme du pré 8,50 € 40 en stock',
    short: 'Tomme du pré 8,50 €',
    least: 'Tomme du pré 8,50 €',
    denomination: 'Fromage au lait cru de vache',
    ofOne: 'de la Tomme du pré',
    sought: 'Nom, année, lait ou référence',
    liked: { KIND: 'Sortes', GRAPES: 'Laits', APPELLATION: 'Appellations' },
  },
  book: {
    form: format,
    year: 'année',
    capacity: '',
    unit: '',
    inStore: 'en réserve',
    arrival: 'une arrivée : livraison, achat',
    made: 'écrit',
    craft: 'Les romans et la poésie',
    told: 'Nom, année, prix, stock',
    line: 'Le Chemin des crêtes 2022 19,90 € 12 en stock',
    short: 'Le Chemin des crêtes 19,90 €',
    least: 'Le Chemin des crêtes 19,90 €',
    denomination: 'Livre broché',
    ofOne: 'du Chemin des crêtes',
    sought: 'Titre, année, auteur ou référence',
    liked: { KIND: 'Sortes', GRAPES: 'Auteurs', APPELLATION: 'Genres' },
  },
}

export function houseGoods({ figure }: GoodsWords): HouseGoods {
  return words[figure]
}
