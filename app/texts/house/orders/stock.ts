import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { houseGoods } from '../goods/house-goods.ts'

/** What the sheet of all stocks says. */
export const stockTexts = {
  title: ({ store }: GoodsWords) => `Stock ${store}`,
  says: 'Corrigez ce qui a changé, puis enregistrez : seul ce que vous changez est noté. Une vente faite pendant ce temps reste comptée.',
  wine: ({ sort }: GoodsWords) => capitalise(sort.one),
  price: 'Prix',
  stock: 'En stock',
  limit: 'Alerte à',
  onSale: 'En vente',
  untold: 'Sa fiche ne dit pas encore ce que la loi veut voir dit avant la vente.',
  kind: 'C’est',
  arrival: (goods: GoodsWords) => houseGoods(goods).arrival,
  kinds: {
    CORRECTION: 'une correction',
    SAMPLE: 'des échantillons',
    LOSS: 'une perte, de la casse',
    INVENTORY: 'un inventaire : ce que j’ai compté',
    RETURN: 'un retour de client',
  },
  reason: 'Motif',
  reasonHint: 'Par exemple : inventaire de novembre.',
  save: 'Enregistrer le stock',
  search: ({ sort }: GoodsWords) => `Chercher ${sort.un} ${sort.one}`,
  none: 'Rien ne répond à cette recherche.',
  movements: 'Voir tous les mouvements',
  offSale: 'pas en vente',
  lineOf: (what: string, name: string) => `${what}, ${name}`,
  sold: 'Il en reste moins que vous ne voulez en retirer : une vente a eu lieu. Regardez les nombres, puis recommencez.',
  nothing: 'Rien n’a été changé.',
} as const
