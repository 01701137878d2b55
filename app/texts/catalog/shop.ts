import type { Certification } from '#app/models/catalog/certifications.ts'
import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { Allergen, WineFacts } from '#app/models/catalog/wine-facts.ts'
import { capitalise, countOf, type GoodsWords } from '#app/models/platform/text/goods.ts'

/** How the families of goods are called, alone and in a title. */
export const kindNames: Record<ProductKind, string> = {
  rouge: 'Rouges',
  blanc: 'Blancs',
  rose: 'Rosés',
  bulles: 'Bulles',
  jaune: 'Vins jaunes',
  paille: 'Vins de paille',
  liqueur: 'Liqueurs',
  coffret: 'Coffrets',
  autre: 'Autres',
}

/** The list of what the shop sells. */
export const shopList = {
  carton: {
    title: 'Composer mon carton',
    text: ({ piece: { many, un, e } }: GoodsWords) => `Trois, six ou douze ${many}, choisi${e}s ${un} à ${un}.`,
    sizes: [3, 6, 12],
    size: ({ piece }: GoodsWords, size: number) => `${size} ${piece.many}`,
  },
  title: 'La boutique',
  description: (names: string) => `La boutique en ligne : ${names}.`,
  filters: ({ sort }: GoodsWords) => `Choisir des ${sort.many}`,
  search: 'Un nom, un cépage, une appellation, un plat',
  searchExample: 'Un nom, un plat…',
  minPrice: 'Prix, de (€)',
  maxPrice: 'à (€)',
  sort: 'Trier par',
  filter: 'Filtrer',
  narrow: (count: number) => (count === 0 ? 'Filtrer et trier' : `Filtrer et trier · ${count}`),
  show: (total: number) => (total === 0 ? 'Voir la boutique' : total === 1 ? 'Voir 1 produit' : `Voir ${total} produits`),
  close: 'Fermer',
  price: 'Prix',
  signs: {
    bio: 'Agriculture biologique',
    biodynamie: 'Biodynamie',
    hve: 'Haute valeur environnementale',
    nature: 'Vin méthode nature',
    prime: 'Récompensés',
  } satisfies Record<Certification | 'prime', string>,
  facets: {
    famille: 'Famille',
    cepage: 'Cépage',
    appellation: 'Appellation',
    plat: 'À table',
    format: 'Format',
    millesime: 'Millésime',
    categorie: 'Catégorie',
    signe: 'Bio, médailles',
  },
  chosen: 'Vos choix',
  drop: (label: string) => `Retirer : ${label}`,
  asked: (words: string) => `« ${words} »`,
  priceFrom: (euros: string) => `dès ${euros} €`,
  priceTo: (euros: string) => `jusqu’à ${euros} €`,
  orderOfHouse: ({ ofHouse }: GoodsWords) => `Ordre ${ofHouse}`,
  orders: {
    commandes: 'Les plus commandés',
    boire: 'À boire maintenant',
    prix: 'Prix croissant',
    '-prix': 'Prix décroissant',
    nom: 'Nom, de A à Z',
    '-nom': 'Nom, de Z à A',
    recents: 'Nouveautés',
  },
  count: (total: number, { hidesPrices, isNet }: { hidesPrices: boolean; isNet: boolean }) => {
    const found = total === 0 ? 'Aucun produit' : total === 1 ? '1 produit' : `${total} produits`
    return hidesPrices ? found : `${found} · prix ${isNet ? 'nets, sans TVA' : 'TTC'}, hors livraison`
  },
  nothing: { title: 'Rien ne répond à ces critères', text: 'Élargissez la recherche, ou voyez toute la boutique.' },
  all: 'Voir tous les produits',
  doubt: ({ piece, occasion }: GoodsWords) => ({
    title: 'Un doute ? Demandez-nous.',
    text: `Dites-nous ${occasion} : nous vous dirons ${piece.le} ${piece.one}.`,
    button: 'Nous écrire',
    href: '/contact',
  }),
} as const

/** What stands on a card and on a page of a product. */
export const productTexts = {
  from: 'dès',
  perMeasure: (price: string, unit: string) => `${price}/${unit}`,
  vatIncluded: 'TVA comprise',
  noVat: 'sans TVA',
  struck: 'prix le plus bas des 30 jours avant la réduction',
  percent: (percent: number) => `− ${percent} %`,
  vintages: (count: number) => `${count} millésimes`,
  formats: (count: number) => `${count} formats`,
  noYear: 'sans année',
  soldOut: 'Épuisé',
  left: (count: number) => `Plus que ${count}`,
  priceOnDemand: 'Prix sur demande',
  see: 'Voir',
  askPrice: 'Demander le prix',
  order: ({ ofHouse }: GoodsWords) => `Commander auprès ${ofHouse}`,
  tellMe: 'Me prévenir de son retour',
  set: (count: number) => `lot de ${count}`,
  multiple: (count: number) => `Vendu par ${count}.`,
  box: (count: number) => (count === 1 ? '1 bouteille' : `${count} bouteilles`),
  boxOfPieces: (count: number) => (count === 1 ? '1 pièce' : `${count} pièces`),
  withdrawal: 'Quatorze jours pour changer d’avis après la livraison',
  content: 'Dans le coffret',
  meals: 'À table',
  boxStory: 'Bon à savoir',
  own: 'En détail',
  ownOnCard: (label: string, text: string) => `${label} : ${text}`,
  awards: 'Aux concours',
  winemakers: 'De leurs mains',
  label: 'Ce que dit l’étiquette',
  file: 'Fiche technique (PDF)',
  eLabel: 'Ingrédients et déclaration nutritionnelle',
  nutrition: 'Déclaration nutritionnelle pour 100 ml',
  recommended: 'Sur la même étagère',
  advised: ({ ofHouse }: GoodsWords) => `Le conseil ${ofHouse}`,
  carton: (quantity: number, total: string) => `Les ${quantity} : ${total}`,
  addCarton: ({ piece }: GoodsWords, quantity: number) => `Ajouter ${countOf(piece, quantity)}`,
  compare: {
    title: 'D’une année à l’autre',
    year: 'Millésime',
    alcohol: 'Degré',
    keepUntil: 'À garder jusqu’en',
    price: 'Prix',
    left: ({ atHouse }: GoodsWords) => capitalise(atHouse),
    inStock: 'en stock',
  },
  choice: ({ choice }: GoodsWords, name: string) => `${choice} de ${name}`,
  alert: 'Me prévenir',
  alertOf: (name: string) => `Me prévenir du retour : ${name}`,
  keepUntil: (year: number) => `À garder jusqu’en ${year}.`,
} as const

/** How far a vintage is in the years through which it is kept. */
export const keepingTexts = {
  title: 'Quand le boire',
  says: (from: number, until: number) => `Millésime ${from}, à garder jusqu’en ${until}.`,
  left: (years: number) => {
    if (years === 0) return 'C’est le moment : à boire sans attendre.'
    return years === 1 ? 'Il a encore un an devant lui.' : `Il a encore ${years} ans devant lui.`
  },
} as const

/** Where a wine stands between two ends; said in words beside its drawing. */
export const tasteTexts = {
  title: 'Au goût',
  sweetness: { name: 'Du sec au doux', places: ['sec', 'plutôt sec', 'entre sec et doux', 'plutôt doux', 'doux'] },
  body: { name: 'Du léger à l’ample', places: ['léger', 'plutôt léger', 'entre léger et ample', 'plutôt ample', 'ample'] },
} as const

/** Asking to hear when something is back. */
export const stockAlertTexts = {
  title: 'Me prévenir de son retour',
  lead: (name: string) =>
    `${name} est épuisé. Laissez votre adresse : nous vous écrirons une fois, quand il sera de nouveau en vente.`,
  there: (name: string) => `${name} est en vente : il n’y a rien à attendre.`,
  notedTitle: 'C’est noté',
  noted: (name: string) => `Dès que ${name} revient, un courriel part à votre adresse.`,
  submit: 'Prévenez-moi',
  kept: 'Votre adresse ne sert qu’à ce courriel ; nous l’oublions une fois qu’il est parti, au plus tard au bout d’un an.',
  privacy: 'Vie privée',
  trap: 'Laissez ce champ vide',
  see: ({ sort }: GoodsWords) => `Voir ${sort.ce} ${sort.one}`,
  back: 'Retour à la boutique',
} as const

/** The names of the facts that the law wants told. */
export const factNames = {
  denomination: 'Dénomination',
  appellation: 'Appellation',
  grapes: 'Cépages',
  alcohol: 'Titre alcoométrique',
  capacity: 'Contenance',
  bottler: 'Mis en bouteille',
  madeBy: 'Fabriqué par',
  origin: 'Origine',
  lot: 'Lot',
  reference: 'Référence',
  ingredients: 'Ingrédients',
  allergens: 'Allergènes',
  energy: 'Énergie',
  certification: 'Certification',
  maker: 'Fabricant',
  makerContact: 'Contact du fabricant',
  model: 'Modèle',
  warnings: 'Avertissements',
} as const

export type FactNames = Readonly<Record<keyof typeof factNames, string>>

export const nutrientNames = {
  fat: 'Matières grasses',
  saturates: 'dont acides gras saturés',
  carbohydrate: 'Glucides',
  sugars: 'dont sucres',
  protein: 'Protéines',
  salt: 'Sel',
} as const

/** The word by which each allergen is emphasised. */
export const allergenNames: Record<Allergen, string> = { SULPHITES: 'sulfites', EGG: 'œuf', MILK: 'lait' }

/** Said before the purchase where a buyer cannot change their mind. */
export const withdrawalExceptionTexts: Record<WineFacts['withdrawalException'], string> = {
  NONE: '',
  PERISHABLE: 'Produit périssable : le droit de rétractation ne s’y applique pas.',
  EN_PRIMEUR: 'Vin en primeur, livré plus de trente jours après la commande : le droit de rétractation ne s’y applique pas.',
  PERSONALISED: 'Produit personnalisé à votre demande : le droit de rétractation ne s’y applique pas.',
}
