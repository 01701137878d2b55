import type { LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import type { SaleNeed } from '#app/models/house/panel/on-sale.ts'

/** How a product stands in the shop, for its owner. */
export const saleTexts = {
  title: 'En boutique',
  onSale: 'En vente : vos visiteurs peuvent l’acheter.',
  shown: 'Vos visiteurs le voient, sans pouvoir encore l’acheter tout à fait. Il manque :',
  hidden: 'Vos visiteurs ne le voient pas encore. Il manque :',
  needs: {
    published: 'd’être publié',
    form: 'un millésime ou un format : c’est lui qui se vend',
    told: 'ce que la loi veut voir dit avant la vente :',
    price: 'un prix',
    stock: 'du stock',
  } satisfies Record<SaleNeed, string>,
  toldInside: 'que ces vins disent ce que la loi veut avant la vente :',
  seePage: 'Le voir sur le site',
  forms: 'Ce qui se vend, et à quel prix',
  form: 'Déclinaison',
  sold: 'Vendu',
  stock: 'Stock',
  reduced: (price: string) => `au lieu de ${price}`,
  own: 'son propre prix : il l’emporte sur celui du produit',
  ownReduction: 'sa propre réduction : elle l’emporte sur celle du produit',
  follows: 'au prix du produit',
  change: 'Changer',
  addForm: 'Ajouter un millésime ou un format',
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
