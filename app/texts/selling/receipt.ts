import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What a mail about an order says as a receipt does. */
export const receiptTexts = {
  title: (reference: string) => `Votre commande ${reference}`,
  subtotal: 'Produits',
  discount: 'Réduction',
  discountWith: (code: string) => `Réduction (code ${code})`,
  shipping: 'Livraison',
  shippingDiscount: 'Réduction sur la livraison',
  free: 'offerte',
  wrapping: 'Emballage cadeau',
  tax: 'dont TVA',
  total: 'Total, TVA comprise',
  delivery: 'Livraison',
  collection: 'Retrait',
  billing: 'Facturation',
  again: ({ sort }: GoodsWords) => `Commander les mêmes ${sort.many}`,
} as const
