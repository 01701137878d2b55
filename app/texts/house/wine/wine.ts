import type { LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { houseGoods } from '../goods/house-goods.ts'
import { saleTexts } from '../orders/sale.ts'

const joined = new Intl.ListFormat('fr', { type: 'conjunction' })
const count = (number: number, one: string, many: string) => `${number.toLocaleString('fr-FR')} ${number < 2 ? one : many}`

/** The one screen of a wine. */
export const wineTexts = {
  publish: 'Publier',
  studio: 'Photographie par programme',
  publishNew: 'Ajouter et publier',
  price: 'Prix',
  identity: ({ sort }: GoodsWords) => `${capitalise(sort.le)} ${sort.one}`,
  table: (goods: GoodsWords) => capitalise(houseGoods(goods).form.many),
  tableSays: ({ figure, sort }: GoodsWords) =>
    `Sans prix, ${figure === 'bottle' ? 'un millésime' : 'une ligne'} suit celui ${sort.du} ${sort.one}. Une ligne laissée vide ne compte pas.`,
  year: (goods: GoodsWords) => capitalise(houseGoods(goods).year),
  columns: {
    capacity: 'Contenance',
    capacityUnit: 'Unité',
    price: 'Prix (€)',
    stock: 'Stock',
    reference: 'Référence',
    gtin: 'Code-barres',
  },
  brief: 'Le dire en une ligne',
  briefField: (goods: GoodsWords) => houseGoods(goods).told,
  briefSays: (goods: GoodsWords) => `Dans l’ordre que vous voulez : « ${houseGoods(goods).line} ».`,
  briefUnread: (goods: GoodsWords) =>
    `Il faut au moins un nom et un chiffre, par exemple le prix : « ${houseGoods(goods).least} ».`,
  fill: 'Remplir',
  isNew: (at: number) => `nouvelle ligne ${at}`,
  details: 'Référence, code-barres…',
  more: 'Étiquette, réduction…',
  labelCode: 'Code QR',
  onSale: 'En vente',
  offSale: 'Hors vente : la boutique ne le montre plus, son stock et son prix restent.',
  takeOut: 'Supprimer cette ligne',
  countedByWine: ({ sort }: GoodsWords) => `Votre stock se compte par ${sort.one}, dans l’inventaire.`,
  sold: (price: string) => `Vendu ${price}`,
  card: 'Tel que la boutique le montre',
  label: ({ figure }: GoodsWords) => (figure === 'bottle' ? 'Son étiquette électronique' : 'Son étiquette'),
  codes: 'Étiquettes et codes QR à imprimer',
  cardSays: 'L’aperçu suit ce que vous écrivez ; enregistrez pour que vos visiteurs le voient.',
  from: 'dès',
  noName: ({ sort }: GoodsWords) => `Votre ${sort.one}`,
  noPrice: '—',
  struckWhy: (price: string) => `Prix barré : ${price}, le plus bas des 30 jours avant la réduction.`,
  noStruck: (price: string) =>
    `Pas de prix barré : vous l’avez vendu ${price} dans les 30 jours avant la réduction, et la loi ne compare qu’au plus bas.`,
  wouldStrike: (price: string) => `Une réduction barrerait ${price} : le plus bas de ces 30 jours.`,
  sections: {
    label: 'Étiquette',
    box: 'Contenu du coffret',
    own: 'Champs maison',
    meals: 'Accords avec les mets',
    awards: 'Récompenses',
    search: 'Moteurs de recherche',
    discount: 'Réduction',
    more: 'Livraison, TVA et autres réglages',
  },
  makers: (goods: GoodsWords) => `Qui l’a ${houseGoods(goods).made}${goods.sort.e}`,
  shelves: ({ sort }: GoodsWords) => `Catégories et ${sort.many} conseillé${sort.e}s`,
  complete: 'Complet',
  lacks: (gaps: readonly LabelGap[]) => `Il manque ${joined.format(gaps.map((gap) => saleTexts.gap[gap]))}`,
  filled: (filled: number, all: number) => `${filled} sur ${all}`,
  none: 'Aucune',
  noneOf: 'Aucun',
  bottles: (number: number, { sort }: GoodsWords) => count(number, sort.one, sort.many),
  emptyBox: ({ sort }: GoodsWords) => `Vide : choisissez ses ${sort.many}`,
  notBox: 'Pour un coffret',
  meals: (number: number) => count(number, 'accord', 'accords'),
  awards: (number: number) => count(number, 'récompense', 'récompenses'),
  addAward: 'Ajouter une récompense',
  awardsSay: ({ sort }: GoodsWords) =>
    `Médailles et notes se tiennent sur leur propre écran ; elles paraissent sur la page ${sort.du} ${sort.one}.`,
  winemakers: (number: number) => count(number, 'personne', 'personnes'),
  addWinemaker: 'Ajouter une personne',
  winemakersSay: ({ sort }: GoodsWords) =>
    `Les gens se tiennent sur leur propre écran ; une personne sans ${sort.one} choisi${sort.e} paraît sur ${sort.tous} les ${sort.many}.`,
  percent: (amount: string) => `− ${amount} %`,
  euros: (amount: string) => `− ${amount} €`,
  fromDay: (day: string) => `à partir du ${day}`,
  toDay: (day: string) => `jusqu’au ${day}`,
} as const
