import { renderToStaticMarkup } from 'react-dom/server'
import type { CartGlance } from '#app/services/cart-glance.server.ts'
import { CartCount, CartTool } from './cart-tool.tsx'

const place = /(<cart-place at="(\w+)">).*?<\/cart-place>/gs

/** Puts what a cart holds into every place of the bars that tells of it, whatever stood there before. */
export function fillCart(html: string, cart: CartGlance): string {
  return html.replaceAll(place, (_all, start: string, at: string) => `${start}${drawCart(at, cart)}</cart-place>`)
}

function drawCart(at: string, cart: CartGlance): string {
  if (at === 'bottom') return renderToStaticMarkup(<CartCount cart={cart} />)
  // Small screens have no room for what lies in it.
  return renderToStaticMarkup(<CartTool cart={at === 'small' ? { ...cart, lines: [] } : cart} />)
}
