import type { ProductCard } from '../shop/product-card-view.ts'
import type { ShopLook } from '../shop/shop-list.ts'

/** What a visitor has put aside. */
export type ShortlistView = { cards: ProductCard[]; look: ShopLook }
