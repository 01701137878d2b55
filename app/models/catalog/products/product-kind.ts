/** The families of what a winemaker sells, in the order in which a shop shows them. */
export const productKinds = ['rouge', 'blanc', 'rose', 'bulles', 'jaune', 'paille', 'liqueur', 'coffret', 'autre'] as const
export type ProductKind = (typeof productKinds)[number]

/** The family that a stored word names; anything unknown is of the last one. */
export function toProductKind(word: string): ProductKind {
  return productKinds.find((kind) => kind === word) ?? 'autre'
}
