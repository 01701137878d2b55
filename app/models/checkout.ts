/** The pages on which a cart becomes an order, in their order; the words are those of their addresses. */
export const checkoutSteps = ['coordonnees', 'livraison', 'paiement', 'recapitulatif'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** Where a page of the checkout stands. */
export function pathOfStep(step: CheckoutStep): string {
  return `/commande/${step}`
}

/** Whether a page comes before another. */
export function comesBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other)
}

/** The page after this one; the last is followed by none. */
export function stepAfter(step: CheckoutStep): CheckoutStep {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? 'recapitulatif'
}
