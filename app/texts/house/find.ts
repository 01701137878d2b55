import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { houseGoods } from './goods/house-goods.ts'

/** What the search of the panel says. */
export const findTexts = {
  title: 'Chercher',
  keys: 'Au clavier, Ctrl+K ou / ouvre cette recherche de partout.',
  none: (words: string) => `Rien ne répond à « ${words} ». Essayez un seul mot, ou le début d’un nom.`,
  all: (count: number) => `Voir les ${count.toLocaleString('fr-FR')}`,
  inStock: (count: number) => `${count.toLocaleString('fr-FR')} en stock`,
  clients: 'Les clients de ces commandes',
  close: 'Fermer',
  /** What a new product is also asked for as, whatever the house sells. */
  anyGoods: 'vin produit',
  groups: {
    acts: 'À faire',
    orders: 'Commandes',
    clients: 'Clients',
    messages: 'Messages',
    writings: 'Pages et nouvelles',
    screens: 'Écrans et réglages',
    help: 'Aide',
  },
  acts: {
    close: (first: string, last: string) => (first === last ? `Fermer le ${first}` : `Fermer du ${first} au ${last}`),
    closeSome: 'Fermer pour congés',
    refund: (order: string) => `Rembourser ${order}`,
    ship: (order: string) => `Préparer ou expédier ${order}`,
    price: (wine: string) => `Changer le prix de ${wine}`,
    stock: (wine: string) => `Noter une arrivée de ${wine}`,
    wine: (name: string) => `Ajouter ${name}`,
  },
} as const

/** The same where it names what the house sells; the script of the search is told its label by the page. */
export const findGoodsTexts = {
  label: ({ sort }: GoodsWords) => `Une commande, ${sort.un} ${sort.one}, un client, un réglage… ou ce que vous voulez faire`,
  says: (goods: GoodsWords) => {
    const fresh = `${goods.sort.nouveau} ${goods.sort.one}`
    return `Un numéro, un nom, une ville, un mot, ou une demande : « fermer du 24 au 4 », « rembourser MDEQ-9XY8 », « prix ${houseGoods(goods).ofOne} », « ${fresh} », « ${fresh} ${houseGoods(goods).short} ».`
  },
  goods: ({ sort }: GoodsWords) => `${capitalise(sort.many)} et coffrets`,
} as const
