import { useEffect } from 'react'
import { useRouteLoaderData, useSubmit } from 'react-router'

/** Has the browser keep a copy of its cart, once there is one to keep or to restore. */
export function useKeptCart(): void {
  const frame = useRouteLoaderData('root')
  const submit = useSubmit()
  useEffect(() => {
    const said = frame && document.querySelector<HTMLElement>('[data-cart]')?.dataset.cart
    if (said === undefined || (said === '' && !hasKept())) return
    const send = (vins: string) =>
      submit({ vins }, { method: 'post', action: '/panier/restaurer', navigate: false, flushSync: true })
    void import('./keep-cart.ts').then(({ keepCart }) => keepCart(said, send))
  }, [frame, submit])
}

function hasKept(): boolean {
  try {
    return localStorage.getItem('cart') !== null
  } catch {
    return false
  }
}
