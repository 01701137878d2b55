import { sayCents } from '#app/models/platform/text/money.ts'
import type { CardMeans } from '#app/models/selling/money/card-means.ts'
import type { HandedMeans, HandedPart } from '#app/models/selling/money/received.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'

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

const allOf = new Intl.ListFormat('fr', { type: 'conjunction' })
const eitherOf = new Intl.ListFormat('fr', { type: 'disjunction' })

/** « Carte bancaire, PayPal ou Alma ». */
export function sayCardMeans(means: readonly CardMeans[]): string {
  return eitherOf.format(means.map((one) => cardMeansNames[one]))
}

/** What is said first of a page of payment that takes cards: it offers the wallet of the buyer's own device there. */
export function sayWallets(means: readonly CardMeans[]): string {
  return means.includes('card') ? 'Apple Pay ou Google Pay d’abord, en un geste, si votre appareil en a un. ' : ''
}

/** The means of payment by name. */
export const meansNames: Record<PaymentMeans, string> = {
  CARD: 'carte bancaire',
  TRANSFER: 'virement',
  CHEQUE: 'chèque',
  ON_COLLECTION: 'au retrait',
}

/** What is paid on a page of payment is called so as long as nobody knows what its buyer takes there. */
const online = 'paiement en ligne'

/** By what an order is paid: « virement », « carte bancaire », « PayPal ». */
export function sayMeans(means: PaymentMeans, by: CardMeans | '' | null): string {
  if (means !== 'CARD' || by === 'card') return meansNames[means]
  return by ? cardMeansNames[by] : online
}

const paidBy: Record<PaymentMeans, string> = {
  CARD: 'par carte bancaire',
  TRANSFER: 'par virement',
  CHEQUE: 'par chèque',
  ON_COLLECTION: 'sur place',
}

/** The same, said of what was paid: « par virement », « par PayPal », « en ligne ». */
export function sayPaidBy(means: PaymentMeans, by: CardMeans | '' | null): string {
  if (means !== 'CARD' || by === 'card') return paidBy[means]
  return by ? `par ${cardMeansNames[by]}` : 'en ligne'
}

/** What is said to choose a means of payment. */
const acts: Record<PaymentMeans, string> = {
  CARD: 'Payer par carte',
  TRANSFER: 'Payer par virement',
  CHEQUE: 'Payer par chèque',
  ON_COLLECTION: 'Payer au retrait',
}

/** The words of the button that chooses a means of payment. */
export function sayAct(means: PaymentMeans, by: CardMeans | '' | null): string {
  if (means !== 'CARD' || by === 'card') return acts[means]
  return by ? `Payer par ${cardMeansNames[by]}` : 'Payer en ligne'
}

/** By what money came into the hands of the house. */
export const handedNames: Record<HandedMeans, string> = {
  CASH: 'espèces',
  TERMINAL: 'carte au terminal',
  CHEQUE: 'chèque',
  TRANSFER: 'virement',
}

const handedBy: Record<HandedMeans, string> = {
  CASH: 'en espèces',
  TERMINAL: 'par carte au terminal',
  CHEQUE: 'par chèque',
  TRANSFER: 'par virement',
}

/** « en espèces », « en espèces (10,00 €) et par carte au terminal (20,00 €) ». */
export function sayHandedBy(parts: readonly HandedPart[]): string {
  const [one, ...more] = parts
  if (one && more.length === 0) return handedBy[one.means]
  return allOf.format(parts.map(({ means, amount }) => `${handedBy[means]} (${sayCents(amount)})`))
}
