import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import type { CartLineView, Goods, Line } from '#app/ui/selling/cart/cart-lines.ts'
import { sayDeclination, sayPerMeasure } from '../../catalog/product-card.server.ts'

/** A line in words. */
export function toCartLine(line: Line): CartLineView {
  const { id, product, declination, quantity, step, soldAt, unitPrice } = line
  const isGone = declination === null
  return {
    id,
    quantity,
    step,
    isGone,
    name: product.name,
    kind: product.kind,
    href: isGone ? href('/boutique') : `${href('/boutique/:slug', product)}?declinaison=${declination.id}`,
    picture: declination?.image ?? product.images[0],
    detail: declination ? sayDeclination(declination, product) : '',
    price: isGone ? '' : sayCents(soldAt),
    struck: declination?.reduction && unitPrice > soldAt ? sayCents(declination.reduction.reference) : '',
    perMeasure: declination ? sayPerMeasure(declination, product, soldAt) : '',
    total: isGone ? '' : sayCents(line.total),
    news: line.news.map(sayNews),
    seen: `${id}:${isGone ? '' : soldAt}`,
  }
}

/** Whether a buyer has to say that they have seen what changed. */
export function hasNews({ lines }: Goods): boolean {
  return lines.some(({ news }) => news.some(({ kind }) => kind === 'PRICE' || kind === 'GONE'))
}

/** Whether a cart holds a quantity that cannot be had: nobody is let go on with it, to be refused at the end. */
export function isHeld({ lines }: Goods): boolean {
  return lines.some(({ news }) => news.some(({ kind }) => kind !== 'PRICE'))
}

function sayNews({ kind, before, after, most, below, above }: Line['news'][number]): string {
  const { news } = cartTexts
  switch (kind) {
    case 'PRICE':
      return news.price(sayCents(before ?? 0), sayCents(after ?? 0))
    case 'GONE':
      return news.gone
    case 'STOCK':
      if (most === null) return news.beyond
      return most > 0 ? news.stock(most) : news.none
    default:
      return news.multiple(below ?? 0, above ?? 0)
  }
}
