import type { FulfilmentState } from '#app/models/selling/fulfilment.ts'
import type { PaymentState } from '#app/models/selling/payment.ts'

/** How the money of an order stands, in a table. */
export const paymentWords: Record<PaymentState, string> = {
  awaiting: 'attendu',
  failed: 'refusé',
  paid: 'reçu',
  partly_refunded: 'remboursé en partie',
  refunded: 'remboursé',
  expired: 'expiré',
}

/** How far its goods are. */
export const fulfilmentWords: Record<FulfilmentState, string> = {
  new: 'nouvelle',
  preparing: 'en préparation',
  partly_shipped: 'expédiée en partie',
  shipped: 'expédiée',
  ready: 'prête',
  completed: 'terminée',
  cancelled: 'annulée',
}
