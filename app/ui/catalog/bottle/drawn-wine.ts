import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'

/** What a bottle is drawn of. */
export type DrawnWine = { name: string; kind: ProductKind; year: number | null }
