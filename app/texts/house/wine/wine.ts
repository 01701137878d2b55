import type { LabelGap } from '#app/models/catalog/label-gaps.ts'
import { saleTexts } from '../orders/sale.ts'

const joined = new Intl.ListFormat('fr', { type: 'conjunction' })
const count = (number: number, one: string, many: string) => `${number.toLocaleString('fr-FR')} ${number < 2 ? one : many}`

/** The one screen of a wine. */
export const wineTexts = {
  publish: 'Publier',
  publishNew: 'Ajouter et publier',
  identity: 'Le vin',
  price: 'Prix',
  table: 'Millésimes et formats',
  tableSays: 'Sans prix, un millésime suit celui du vin. Une ligne laissée vide ne compte pas.',
  columns: {
    year: 'Millésime',
    capacity: 'Contenance',
    capacityUnit: 'Unité',
    price: 'Prix (€)',
    stock: 'Stock',
    reference: 'Référence',
    gtin: 'Code-barres',
  },
  isNew: (at: number) => `nouvelle ligne ${at}`,
  details: 'Référence, code-barres…',
  more: 'Étiquette, réduction…',
  labelCode: 'Code QR',
  takeOut: 'Retirer de la vente',
  countedByWine: 'Votre stock se compte par vin, dans l’inventaire.',
  sold: (price: string) => `Vendu ${price}`,
  card: 'Tel que la boutique le montre',
  cardSays: 'L’aperçu suit ce que vous écrivez ; enregistrez pour que vos visiteurs le voient.',
  from: 'dès',
  noName: 'Votre vin',
  noPrice: '—',
  struckWhy: (price: string) => `Prix barré : ${price}, le plus bas des 30 jours avant la réduction.`,
  noStruck: (price: string) =>
    `Pas de prix barré : vous l’avez vendu ${price} dans les 30 jours avant la réduction, et la loi ne compare qu’au plus bas.`,
  wouldStrike: (price: string) => `Une réduction barrerait ${price} : le plus bas de ces 30 jours.`,
  sections: {
    label: 'Étiquette',
    box: 'Contenu du coffret',
    meals: 'Accords avec les mets',
    awards: 'Récompenses',
    shelves: 'Catégories et vins conseillés',
    search: 'Moteurs de recherche',
    discount: 'Réduction',
    more: 'Livraison, TVA et autres réglages',
  },
  complete: 'Complet',
  lacks: (gaps: readonly LabelGap[]) => `Il manque ${joined.format(gaps.map((gap) => saleTexts.gap[gap]))}`,
  none: 'Aucune',
  noneOf: 'Aucun',
  bottles: (number: number) => count(number, 'vin', 'vins'),
  emptyBox: 'Vide : choisissez ses vins',
  notBox: 'Pour un coffret',
  meals: (number: number) => count(number, 'accord', 'accords'),
  awards: (number: number) => count(number, 'récompense', 'récompenses'),
  addAward: 'Ajouter une récompense',
  awardsSay: 'Médailles et notes se tiennent sur leur propre écran ; elles paraissent sur la page du vin.',
  percent: (amount: string) => `− ${amount} %`,
  euros: (amount: string) => `− ${amount} €`,
  madeOfName: 'Faite du nom',
} as const
