import type { FulfilmentState } from '#app/models/fulfilment.ts'
import type { PaymentState } from '#app/models/payment.ts'

/** The page on which a buyer follows an order; rendered on the server alone. */
export const followTexts = {
  title: 'Suivre ma commande',
  reference: (reference: string) => `Commande ${reference}`,
  placed: (day: string) => `Passée le ${day}.`,
  state: 'Où elle en est',
  payment: 'Paiement',
  fulfilment: 'Préparation',
  pay: 'Comment la payer',
  payBefore: (total: string, day: string) => `Il reste ${total} à régler avant le ${day}.`,
  payLater: (total: string) => `Il reste ${total} à régler.`,
  holder: 'Titulaire',
  iban: 'IBAN',
  bic: 'BIC',
  payee: 'À l’ordre de',
  mention: 'Référence à indiquer',
  lines: 'Ce que vous avez commandé',
  discount: 'Réduction',
  shipping: 'Livraison',
  total: 'Total, TVA comprise',
  papers: 'Factures',
} as const

export const paymentWords: Record<PaymentState, string> = {
  awaiting: 'en attente',
  failed: 'refusé',
  paid: 'reçu',
  partly_refunded: 'remboursé en partie',
  refunded: 'remboursé',
  expired: 'délai dépassé, commande close',
}

export const fulfilmentWords: Record<FulfilmentState, string> = {
  new: 'commande reçue',
  preparing: 'en préparation',
  partly_shipped: 'expédiée en partie',
  shipped: 'expédiée',
  ready: 'prête à être retirée',
  completed: 'remise',
  cancelled: 'annulée',
}
