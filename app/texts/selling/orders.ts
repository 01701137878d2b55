import type { GoodsWords } from '#app/models/platform/text/goods.ts'

/** What is said of orders, in mails and papers. */
export const orderTexts = {
  collection: 'Retrait le',
  noDelivery: 'Sans livraison',
  /** A carrier is often called a delivery already. */
  delivery: (carrier: string) => (/^livraison/i.test(carrier) ? carrier : `Livraison : ${carrier}`),
  discount: (code: string, amount: string) => `${code ? `Remise, code ${code}` : 'Remise'} : ${amount}`,
  freeShipping: 'offerte',
  /** The name of what is paid, on the page of whoever takes the payment. */
  payment: (reference: string) => `Commande ${reference}`,
} as const

/** What stands in the place of what nobody asked a buyer at the counter. */
export const counterTexts = {
  buyer: 'Client de passage',
  paid: 'payé sur place',
} as const

/** What the fetching of an order is called in a calendar. */
export const collectTexts = {
  title: ({ piece }: GoodsWords, house: string) => `Chercher mes ${piece.many} chez ${house}`,
  order: (reference: string) => `Commande ${reference}`,
} as const
