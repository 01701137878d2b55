import { renderToStaticMarkup } from 'react-dom/server'
import type { CartBadge } from './cart-badge.ts'
import { CartBarContent } from './cart-in-bar.tsx'

const place = /(<cart-place at="(bar|small|bottom)">).*?<\/cart-place>/gs

/** Puts what a cart holds into every place of a finished page that tells of it, whatever stood there before. */
export function fillCart(html: string, cart: CartBadge): string {
  return html.replaceAll(place, (_all, start: string, at: 'bar' | 'small' | 'bottom') => {
    const inside = renderToStaticMarkup(<CartBarContent at={at} cart={cart} />)
    return `${start}${inside}</cart-place>`
  })
}
