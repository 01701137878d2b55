import type { WineNature } from '#app/models/catalog/pairing/wine-style.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { type ProductRow, readPublicFacts } from '../rows/catalog-rows.ts'

/** What is known of a stored wine by which its style is told. */
export function natureOf({ kind, facts }: Pick<ProductRow, 'kind' | 'facts'>): WineNature {
  const { alcohol, nutrition } = readPublicFacts(facts)
  // Of 100 ml in hundredths of a gram, of a litre in grams.
  return { kind: toProductKind(kind), alcohol, sugar: nutrition ? nutrition.sugars / 10 : null }
}
