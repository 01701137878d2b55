import { createElement } from 'react'

/** Where a bar tells of the cart; `fillCart` puts it there, for the bars themselves are the same for everyone. */
export function CartPlace({ at }: { at: 'bar' | 'small' | 'bottom' }) {
  return createElement('cart-place', { at })
}
