import type { CellFault } from '#app/models/house/grid/read-grid.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'

const changes = (count: number) => `${count.toLocaleString('fr-FR')} ${count < 2 ? 'changement' : 'changements'}`

/** The grid of all wines. */
export const gridTexts = {
  open: 'Tout en une grille',
  category: 'Catégorie',
  all: 'Toutes',
  sale: 'En vente',
  sales: { '': 'Tout', oui: 'En vente', non: 'Hors vente' },
  lines: 'Lignes par page',
  show: 'Montrer',
  none: 'Rien ne répond à cette recherche.',
  columns: { annee: 'Année', prix: 'Prix (€)', remise: 'Réduction', du: 'Du', au: 'Au', stock: 'Stock', vente: 'En vente' },
  mark: 'Cocher',
  of: (what: string, name: string) => `${what}, ${name}`,
  unpublished: 'pas publié',
  sold: (price: string) => `vendu ${price}`,
  many: 'Changer plusieurs lignes',
  manySays: 'Cochez des lignes, dites quoi en faire : cela entre dans leurs cases, et vous le verrez avant d’enregistrer.',
  everyLine: 'Toutes les lignes de cette page',
  act: 'Ce qu’il faut faire',
  acts: {
    '': 'Rien',
    prix: 'Changer le prix',
    remise: 'Donner une réduction',
    vente: 'Mettre en vente',
    hors: 'Retirer de la vente',
  },
  howMuch: 'De combien',
  howMuchHint: 'Par exemple 3 %, −0,50 € ou 10 %. Une réduction vide est retirée.',
  rounding: 'Arrondir le prix',
  roundings: { '1': 'au centime', '10': 'à 0,10 €', '50': 'à 0,50 €' },
  from: 'Premier jour',
  to: 'Dernier jour',
  look: 'Voir ce qui va changer',
  review: 'Ce qui va changer',
  reviewSays: 'Tout sera enregistré d’un coup, et s’annulera d’un coup.',
  what: 'Quoi',
  before: 'Avant',
  after: 'Après',
  price: 'Prix',
  nothing: 'Rien ne change : tout est déjà ainsi.',
  save: (count: number) => (count < 2 ? 'Enregistrer ce changement' : `Enregistrer ces ${changes(count)}`),
  correct: 'Revenir à la grille',
  done: 'Ces changements se reprennent d’un coup.',
  noYear: 'sans année',
  noReduction: 'aucune',
  onSale: 'en vente',
  offSale: 'hors vente',
  faults: {
    year: 'Une année, comme 2023.',
    price: 'Un prix, comme 12,50.',
    reduction: 'Dites 10 % ou 2 €.',
    days: 'Ces jours n’ont pas de réduction.',
    count: 'Un nombre entier.',
  } satisfies Record<CellFault, string>,
  manyFaults: {
    acte: 'Cochez d’abord les lignes à changer.',
    combien: 'Dites 3 % ou 0,50 €.',
  },
  faulty: 'Rien n’a été enregistré : regardez les cases marquées.',
  /** What the script says. */
  fill: 'Remplir vers le bas',
  apply: 'Appliquer aux lignes cochées',
  changed: changes,
  refused: (text: string) => `refusé : ${text}`,
  pasted: (filled: number) => `${filled.toLocaleString('fr-FR')} ${filled < 2 ? 'case remplie' : 'cases remplies'}.`,
  refusedCells: (count: number) => `${count} ${count < 2 ? 'case refusée' : 'cases refusées'}.`,
  beyond: (count: number) =>
    count < 2 ? 'Une ligne collée dépasse la fin de la page.' : `${count} lignes collées dépassent la fin de la page.`,
} as const

/** What the grid says of what the house sells; its script has no need of it. */
export const gridGoodsTexts = {
  title: ({ sort }: GoodsWords) => `Grille des ${sort.many}`,
  says: ({ sort }: GoodsWords) =>
    `Années, prix, réductions, stock et vente de ${sort.tous} les ${sort.many} sur une feuille. Rien ne change avant que vous ayez vu ce qui va changer.`,
  search: ({ sort }: GoodsWords) => `Chercher ${sort.un} ${sort.one}`,
  wine: ({ sort }: GoodsWords) => capitalise(sort.one),
  ofWine: ({ sort }: GoodsWords, reduction: string) => `réduction ${sort.du} ${sort.one} : ${reduction}`,
  meanwhile: ({ sort }: GoodsWords) =>
    `Quelqu’un d’autre a changé ces ${sort.many} pendant ce temps. Rien n’a été enregistré : regardez les cases marquées, puis recommencez.`,
  gone: ({ sort }: GoodsWords, count: number) =>
    count < 2
      ? `${capitalise(sort.un)} ${sort.one} de la feuille ne se vend plus : sa ligne a disparu.`
      : `${count} lignes ont disparu : elles ne se vendent plus.`,
} as const
