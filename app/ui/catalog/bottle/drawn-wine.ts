import type { BottleBuild } from '#app/models/catalog/bottle/bottle-build.ts'
import type { ProductKind } from '#app/models/catalog/products/product-kind.ts'

/** What a bottle is drawn of; of the bottle of its kind, unless it comes in another. */
export type DrawnWine = { name: string; kind: ProductKind; year: number | null; build?: BottleBuild | undefined }
