import { renderToStaticMarkup } from 'react-dom/server'
import type { CartBadge } from './cart-badge.ts'
import { CartBarContent } from './cart-in-bar.tsx'

/** A finished page cut at the places of its bars that tell of a cart: each part but the last has its place behind it. */
export type CutPage = { parts: string[]; places: ('bar' | 'small' | 'bottom')[] }

const place = /(<cart-place at="(?:bar|small|bottom)">).*?(?=<\/cart-place>)/gs

/** Cuts a finished page where it tells of a cart; what stood there is left away. */
export function cutAtCarts(html: string): CutPage {
  const parts: string[] = []
  const places: CutPage['places'] = []
  let from = 0
  for (const found of html.matchAll(place)) {
    const [, start = ''] = found
    parts.push(html.slice(from, found.index + start.length))
    places.push(start.slice('<cart-place at="'.length, -2) as CutPage['places'][number])
    from = found.index + found[0].length
  }
  return { parts: [...parts, html.slice(from)], places }
}

/** What stands in such a place, for one cart. */
export function drawCart(at: CutPage['places'][number], cart: CartBadge): string {
  return renderToStaticMarkup(<CartBarContent at={at} cart={cart} />)
}
