import type { ProductCard } from '../../catalog/shop/product-card-view.ts'
import type { CartLineView } from './cart-lines.ts'
import type { CartSummary } from './cart-summary.ts'
import type { CartView } from './cart-view.ts'

/** A cart in brief, beside the page from which something was added; no summary where there is nothing in it. */
export type CartBriefView = {
  lines: CartLineView[]
  summary: CartSummary | undefined
  added: CartView['added']
  advice: CartView['advice']
  /** How far the goods are on the way to free delivery, in bottles. */
  free: { counted: number; needed: number } | undefined
  /** What goes with what was added last, each with its reason. */
  beside: ProductCard[]
}
