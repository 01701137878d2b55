import type { CardMeans } from '#app/models/card-means.ts'

/** What a page of payment may offer, as its buyers know it. */
export const cardMeansNames: Record<CardMeans, string> = {
  card: 'Carte bancaire',
  paypal: 'PayPal',
  klarna: 'Klarna',
  alma: 'Alma',
  bancontact: 'Bancontact',
  revolut_pay: 'Revolut Pay',
  amazon_pay: 'Amazon Pay',
}

const eitherOf = new Intl.ListFormat('fr', { type: 'disjunction' })

/** « Carte bancaire, PayPal ou Alma ». */
export function sayCardMeans(means: readonly CardMeans[]): string {
  return eitherOf.format(means.map((one) => cardMeansNames[one]))
}
