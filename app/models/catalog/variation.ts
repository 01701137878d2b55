/** How the declinations of a product differ from each other. */
export type Variation = { id: string; label: string; displayLabel: string | null }

/** The name of a variation as visitors read it; none where the product does not have it. */
export function nameVariation(variations: readonly Variation[], id: string): string {
  const variation = variations.find((one) => one.id === id)
  return variation?.displayLabel || variation?.label || ''
}
