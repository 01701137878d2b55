/** The parts of the page on which a cart becomes an order, in their order; the words are those of their addresses. */
export const checkoutSteps = ['coordonnees', 'livraison', 'paiement', 'recapitulatif'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]

/** Whether a part comes before another. */
export function comesBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other)
}

/** The part that an address asks for; nothing where it asks for none. */
export function requestedStep({ searchParams }: URL): CheckoutStep | undefined {
  const asked = searchParams.get('partie')
  return checkoutSteps.find((step) => step === asked)
}
