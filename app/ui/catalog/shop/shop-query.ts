import type { Facet } from '#app/models/catalog/products/facets.ts'
import type { BrowseOrder } from '#app/models/catalog/products/product-order.ts'

/** What a visitor asked of the shop in the address of the page. */
export type ShopQuery = {
  page: number
  order: BrowseOrder | undefined
  /** The words chosen of each facet. */
  facets: Record<Facet, string[]>
  search: string
  /** Whole euros, as they were typed. */
  minPrice: string
  maxPrice: string
}
