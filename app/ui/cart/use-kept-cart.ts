import { useEffect } from 'react'
import { useRouteLoaderData, useSubmit } from 'react-router'
import { fetchPiece } from '../navigation/piece.ts'

const place = '/panier/restaurer'

/** Has the browser keep a copy of its cart, once there is one to keep or to restore. */
export function useKeptCart(): void {
  const frame = useRouteLoaderData('root')
  const submit = useSubmit()
  useEffect(() => {
    const said = frame && document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart
    if (said === undefined || (said === '' && !hasKept())) return
    const send = async (vins: string) => {
      if (await sendBack(vins)) await submit({}, { method: 'post', action: place, navigate: false })
    }
    // What could not be sent is kept for another page.
    fetchPiece('kept-cart', () => import('./keep-cart.ts'))
      .then((piece) => piece?.keepCart(said, send))
      .catch(() => undefined)
  }, [frame, submit])
}

/**
 * Sends the browser's copy, and tells whether the cart is back. Not by the router, which would put its error page
 * in the place of whatever is being read; only then is it asked to read the bars anew.
 */
async function sendBack(vins: string): Promise<boolean> {
  const answer = await fetch(place, { method: 'POST', body: new URLSearchParams({ vins }) })
  if (answer.status >= 500) throw new Error('the cart could not be sent')
  return answer.ok && ((await answer.json()) as { isBack: boolean }).isBack
}

function hasKept(): boolean {
  try {
    return localStorage.getItem('cart') !== null
  } catch {
    return false
  }
}
