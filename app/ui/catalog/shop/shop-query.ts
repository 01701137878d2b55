import type { ProductOrder } from '#app/models/catalog/products/product-order.ts'

/** What a visitor asked of the shop in the address of the page. */
export type ShopQuery = {
  page: number
  order: ProductOrder | undefined
  kinds: string[]
  tags: string[]
  /** Kinds of dishes, by their names in the address. */
  meals: string[]
  search: string
  vintage: string
  /** Whole euros, as they were typed. */
  minPrice: string
  maxPrice: string
}
