import { href } from 'react-router'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import { FrameIcon } from '../../site/icons/icon.tsx'
import type { CartBadge } from './cart-badge.ts'

/** The way to the cart, with how much lies in it; pages that many share know of none. */
export function CartTool({ cart }: { cart: CartBadge }) {
  const tool = (
    <a className="tool cart-tool" href={href('/panier')} data-cart={cart.mirror}>
      <FrameIcon of="cart" />
      <span className="word">{frameTexts.cart}</span>
      <CartCount cart={cart} />
    </a>
  )
  if (cart.lines.length === 0) return tool
  return (
    <div className="cart-hover">
      {tool}
      <CartPreview cart={cart} />
    </div>
  )
}

/** How many lie in the cart; nothing is said of an empty one. */
export function CartCount({ cart: { quantity } }: { cart: CartBadge }) {
  if (quantity === 0) return null
  return (
    <span className="count num">
      <span aria-hidden="true">{quantity}</span>
      <span className="sr-only">{cartTexts.units(quantity)}</span>
    </span>
  )
}

function CartPreview({ cart: { lines, total } }: { cart: CartBadge }) {
  return (
    <section className="cart-preview" aria-label={cartTexts.preview}>
      <ul className="num">
        {lines.map(({ id, name, quantity, total: amount }) => (
          <li key={id}>
            <span>{`${quantity} × ${name}`}</span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
      <p className="num">
        <a href={href('/panier')}>{cartTexts.previewMore}</a>
        <b>{total}</b>
      </p>
    </section>
  )
}
