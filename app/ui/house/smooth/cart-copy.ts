import { onArrival } from '../../platform/smooth/arrival.ts'
import { openDocument } from '../../platform/smooth/open-document.ts'
import { fetchPiece } from '../../platform/smooth/piece.ts'
import { changeBars } from '../../platform/smooth/swap-document.ts'

const place = '/panier/restaurer'

/** Has the browser keep a copy of its cart, once there is one to keep or to restore. */
export function keepCartCopy(): void {
  keep()
  onArrival(keep)
}

function keep(): void {
  const said = document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart
  if (said === undefined || (said === '' && !hasKept())) return
  // What could not be sent is kept for another page.
  fetchPiece('kept-cart', () => import('../../selling/cart/keep-cart.ts'))
    .then((piece) => piece?.keepCart(said, sendBack))
    .catch(() => undefined)
}

/** Sends the browser's copy; where the cart is back, the bars of this page say so and nothing else of it changes. */
async function sendBack(vins: string): Promise<void> {
  const answer = await fetch(place, { method: 'POST', body: new URLSearchParams({ vins }) })
  if (answer.status >= 500) throw new Error('the cart could not be sent')
  if (!answer.ok || !((await answer.json()) as { isBack: boolean }).isBack) return
  // The page of the cart reads it again itself, with its bars.
  if (!document.dispatchEvent(new CustomEvent('vitrine:cart-back', { cancelable: true }))) return
  const opened = await openDocument({ url: new URL(location.href) })
  if (opened) changeBars(opened.page)
  keep()
}

function hasKept(): boolean {
  try {
    return localStorage.getItem('cart') !== null
  } catch {
    return false
  }
}
