import type { ProductCard } from '../../../catalog/shop/product-card-view.ts'
import type { ShopLook } from '../../../catalog/shop/shop-list.ts'

/** Some products for a block of a page, and where the rest of them is. */
export type ProductShelf = { cards: ProductCard[]; look: ShopLook; href: string }
