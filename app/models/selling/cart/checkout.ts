/** The pages on which a cart becomes an order, in their order; the words are those of their addresses. */
export const checkoutSteps = ['coordonnees', 'livraison', 'paiement', 'recapitulatif'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** Whether a page comes before another. */
export function comesBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other)
}
