import type { LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import type { SaleNeed } from '#app/models/house/panel/on-sale.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { houseGoods } from '../goods/house-goods.ts'

/** How a product stands in the shop, for its owner. */
export const saleTexts = {
  title: 'En boutique',
  onSale: 'En vente : vos visiteurs peuvent l’acheter.',
  shown: 'Vos visiteurs le voient, sans pouvoir encore l’acheter tout à fait. Il manque :',
  hidden: 'Vos visiteurs ne le voient pas encore. Il manque :',
  needs: {
    published: 'd’être publié',
    told: 'ce que la loi veut voir dit avant la vente :',
    price: 'un prix',
    stock: 'du stock',
  } satisfies Partial<Record<SaleNeed, string>>,
  needOfForm: {
    form: (goods: GoodsWords) => `${houseGoods(goods).form.un} : c’est lui qui se vend`,
    offered: (goods: GoodsWords) => `qu’un de ses ${houseGoods(goods).form.some} soit en vente : aucun ne l’est`,
  } satisfies Partial<Record<SaleNeed, (goods: GoodsWords) => string>>,
  toldInside: ({ sort }: GoodsWords) => `que ces ${sort.many} disent ce que la loi veut avant la vente :`,
  seePage: 'Le voir sur le site',
  forms: 'Ce qui se vend, et à quel prix',
  form: 'Déclinaison',
  sold: 'Vendu',
  stock: 'Stock',
  reduced: (price: string) => `au lieu de ${price}`,
  own: 'son propre prix : il l’emporte sur celui du produit',
  ownReduction: 'sa propre réduction : elle l’emporte sur celle du produit',
  follows: 'au prix du produit',
  offSale: 'hors vente',
  change: 'Changer',
  addForm: (goods: GoodsWords) => `Ajouter ${houseGoods(goods).form.un}`,
  addStock: 'Noter une arrivée',
  labelCode: 'Code QR',
  wine: 'Le produit',
  gaps: (form: string) => `L’étiquette de ${form} ne dit pas encore :`,
  gap: {
    alcohol: 'le degré d’alcool',
    allergens: 'les allergènes',
    volume: 'le volume',
    lot: 'le numéro de lot',
    bottler: 'l’embouteilleur',
    origin: 'l’origine',
    ingredients: 'les ingrédients',
    nutrition: 'les valeurs nutritionnelles',
  } satisfies Record<LabelGap, string>,
} as const
