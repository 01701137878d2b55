import { capitalise } from '#app/models/platform/text/goods.ts'
import { houseGoods } from '../goods/house-goods.ts'
import type { GoodsFieldText } from './field-text.ts'

/** The fields of the one screen of a wine. */
export const wineFieldTexts: Record<string, GoodsFieldText> = {
  alcohol: ({ isAlcohol, sort }) => [
    'Degré d’alcool',
    isAlcohol ? `En pour cent du volume ; obligatoire pour ${sort.un} ${sort.one}.` : 'En pour cent du volume, s’il y en a.',
  ],
  bottler: ({ figure }) =>
    figure === 'bottle'
      ? ['Embouteilleur', 'Nom, commune et pays ; obligatoire pour un vin.']
      : ['Fabricant ou conditionneur', 'Nom, commune et pays.'],
  denomination: (goods) => ['Dénomination de vente', `Par exemple « ${houseGoods(goods).denomination} ».`],
  ingredients: ({ figure }) => [
    'Ingrédients',
    figure === 'bottle' ? 'Dans l’ordre décroissant ; obligatoires depuis le millésime 2024.' : 'Dans l’ordre décroissant.',
  ],
  isVintage: (goods) => [`Vendu par ${houseGoods(goods).year}`],
  'declination.year': (goods) => [capitalise(houseGoods(goods).year)],
  'product.search': (goods) => [houseGoods(goods).sought],
  acidity: ['Acidité totale (g/l)'],
  analysis: ['Analyse'],
  brand: ['Marque', 'Vide : le fabricant. Trente signes au plus, comme le modèle.'],
  good: ({ figure, sort }) => [
    'Objet : fabricant et garantie',
    figure === 'bottle'
      ? 'Pour ce qui n’est ni vin ni aliment, comme un tire-bouchon ; laissez vide pour un vin.'
      : `Pour un objet, comme un verre ou un sac ; laissez vide pour ${sort.un} ${sort.one}.`,
  ],
  guaranteeYears: [
    'Garantie de durabilité (années)',
    'Seulement celle du fabricant, sans frais, sur l’objet entier, au-delà de deux ans : le label européen GARAN paraît alors. Par exemple 5 ou 2,5.',
  ],
  maker: ['Fabricant', 'Son nom, comme l’objet ou sa notice le dit.'],
  makerContact: ['Adresses du fabricant', 'Adresse postale, et adresse électronique ou site.'],
  'product.metaTitle': ({ sort }) => [
    'Titre pour les moteurs',
    `Vide, le nom ${sort.du} ${sort.one}. Le nom de la maison suit, s’il y a la place.`,
  ],
  'product.metaDescription': ['Description pour les moteurs', 'Une ou deux phrases ; vide, le début de la description.'],
  model: ['Modèle, lot ou numéro de série', 'Ce par quoi l’objet se reconnaît.'],
  warnings: ['Avertissements', 'Ceux de la notice, en français.'],
  glycerol: ['Glycérol (g/l)', 'S’il a été mesuré.'],
  sugar: ['Sucres résiduels (g/l)'],
  'vintages.year': (goods) => [capitalise(houseGoods(goods).year)],
  'vintages.seen': ['Ce qui était affiché'],
  'vintages.isRemoved': ['Supprimer cette ligne'],
  isOnSale: (goods) => [
    'En vente',
    `Décochée, la boutique ne montre plus ce ${houseGoods(goods).form.one} ; son stock, son prix et les coffrets qui le contiennent restent.`,
  ],
  'product.vintages': (goods) => [capitalise(houseGoods(goods).form.many)],
  'discount.from': ['À partir du', 'Vide, dès maintenant.'],
  'discount.to': ['Jusqu’au', 'Dernier jour ; vide, sans fin.'],
}
