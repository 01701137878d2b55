import { createElement } from 'react'
import type { CartBadge } from './cart-badge.ts'
import { CartCount, CartTool } from './cart-tool.tsx'

type Props = { at: 'bar' | 'small' | 'bottom'; cart: CartBadge }

/** Where a bar tells of the cart; in a page that many share, each visitor's own is put there afterwards. */
export function CartInBar({ at, cart }: Props) {
  return createElement('cart-place', { at }, <CartBarContent at={at} cart={cart} />)
}

/** What stands in such a place; small screens have no room for what lies in the cart. */
export function CartBarContent({ at, cart }: Props) {
  if (at === 'bottom') return <CartCount cart={cart} />
  return <CartTool cart={at === 'small' ? { ...cart, lines: [] } : cart} />
}
