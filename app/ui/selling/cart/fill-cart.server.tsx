import { renderToStaticMarkup } from 'react-dom/server'
import type { CartGlance } from './cart-glance.ts'
import { CartInPlace } from './cart-place.tsx'

const place = /(<cart-place at="(bar|small|bottom)">).*?<\/cart-place>/gs

/** Puts what a cart holds into every place of a finished page that tells of it, whatever stood there before. */
export function fillCart(html: string, cart: CartGlance): string {
  return html.replaceAll(place, (_all, start: string, at: 'bar' | 'small' | 'bottom') => {
    const inside = renderToStaticMarkup(<CartInPlace at={at} cart={cart} />)
    return `${start}${inside}</cart-place>`
  })
}
