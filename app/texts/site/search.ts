import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import type { SearchKind } from '#app/models/site/search-kind.ts'

/** The words by which visitors name what the shop sells, beside its own. */
export const shopWords = { WINE: 'vin bouteille', BOX: 'coffret carton cadeau' } as const

/** By which words anything that won an award is found. */
export const awardWords = 'médaille récompense concours primé'

/** What people call otherwise than a cellar does: their word, and those that a label may have for it. */
export const wordSynonyms: Record<string, string> = {
  '3': 'trois',
  '6': 'six',
  '10': 'dix',
  '12': 'douze',
  apéro: 'apéritif',
  champagne: 'crémant bulles',
  mousseux: 'bulles crémant',
  pétillant: 'bulles crémant',
  effervescent: 'bulles crémant',
  prosecco: 'bulles crémant',
  cava: 'bulles crémant',
  brut: 'brut crémant',
  ploussard: 'poulsard',
  naturé: 'savagnin',
  traminer: 'savagnin gewurztraminer',
  beaunois: 'chardonnay',
  aligoté: 'chardonnay',
  shiraz: 'syrah',
  malbec: 'cot auxerrois',
  rolle: 'vermentino',
  pineau: 'chenin pinot',
  noirien: 'pinot',
  bio: 'biologique',
  biologique: 'bio',
  écologique: 'biologique',
  biodynamique: 'biodynamie demeter',
  biodynamie: 'demeter',
  demeter: 'biodynamie',
  hve: 'environnementale',
  sucré: 'moelleux paille liqueur',
  doux: 'moelleux paille liqueur',
  liquoreux: 'moelleux paille',
  moelleux: 'paille liquoreux',
  digestif: 'liqueur macvin',
  porto: 'liqueur macvin',
  mistelle: 'liqueur macvin',
  cadeau: 'offrir coffret',
  offrir: 'coffret cadeau',
  caisse: 'coffret carton',
  médaille: 'récompense concours',
  primé: 'médaille récompense',
  récompensé: 'médaille récompense',
  médaillé: 'médaille récompense',
  garder: 'garde',
  vieillir: 'garde garder',
}

/** Words of a question that ask and name nothing; left out where anything else is asked. */
export const askingWords = `quel quelle quels quelles quoi boire servir ouvrir manger accompagner accompagne accord accords idee avec ce soir
  soir aller va marier marie conseil choisir cherche trouver besoin bon bonne meilleur prendre`

/** How sizes of bottles are called, by what they hold in centilitres. */
export const formatWords: Record<string, string> = {
  '20': 'quart',
  '25': 'quart',
  '37.5': 'demi demi-bouteille fillette',
  '50': 'demi-litre',
  '62': 'clavelin',
  '75': 'bouteille',
  '150': 'magnum',
  '300': 'jéroboam double-magnum',
  '600': 'mathusalem impériale',
}

/** The search of the site; rendered on the server alone. */
export const searchTexts = {
  title: 'Recherche',
  description: ({ sort }: GoodsWords, site: string) => `Chercher dans les ${sort.many}, les pages et les nouvelles de ${site}.`,
  titled: (asked: string) => `« ${asked} »`,
  field: 'Que cherchez-vous ?',
  lead: ({ sort, searched }: GoodsWords) =>
    `${capitalise(sort.un)} ${sort.one}, ${searched} : écrivez comme cela vient, sans souci d’accents.`,
  send: 'Chercher',
  count: (total: number) => (total === 0 ? 'Aucun résultat' : total === 1 ? '1 résultat' : `${total} résultats`),
  understood: (words: string) => `Résultats pour « ${words} ».`,
  goods: ({ sort }: GoodsWords) => `Les ${sort.many}`,
  dishGoods: ({ sort }: GoodsWords) => `Les ${sort.many} qui vont avec`,
  writings: 'À lire',
  allGoods: ({ sort }: GoodsWords, total: number) => `Voir les ${total} ${sort.many}`,
  favourites: ({ sort }: GoodsWords) => `Trois ${sort.many}, en attendant`,
  kinds: 'Où chercher',
  all: 'Tout',
  kind: {
    product: 'Boutique',
    page: 'Pages',
    service: 'Services',
    news: 'Actualités',
    blog: 'Carnet',
  } satisfies Record<SearchKind, string>,
  members: 'Réservé aux membres',
  nothing: (asked: string) => `Rien ne répond à « ${asked} »`,
  advice: 'Essayez un mot plus court, un autre mot, ou passez par ici :',
  hint: 'Vouliez-vous dire',
  hintEnd: ' ?',
  suggestions: 'Propositions',
  ways: { shop: 'Toute la boutique', news: 'Les actualités', blog: 'Le carnet', contact: 'Nous écrire' },
} as const
