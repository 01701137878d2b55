import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMatches, useRevalidator } from 'react-router'
import { useHydrated } from 'remix-utils/use-hydrated'
import type { CartBadge } from './cart-badge.ts'
import { CartBarContent } from './cart-in-bar.tsx'

/** Has the bars, which the browser keeps as they came, tell what lies in the cart after an act on it. */
export function CartInBars() {
  const { cart } = (useMatches()[0]?.loaderData ?? {}) as { cart?: CartBadge }
  const [first] = useState(cart)
  const [places, setPlaces] = useState<Element[]>([])
  const { revalidate } = useRevalidator()
  const isAlive = useHydrated()
  // Whoever comes from another screen may find the bars as an earlier one has left them.
  const [isInDocument] = useState(!isAlive)
  const isFirst = isInDocument && cart === first
  useEffect(() => {
    if (isFirst) return
    const found = [...document.querySelectorAll('cart-place')]
    for (const place of found) place.replaceChildren()
    setPlaces(found)
  }, [isFirst])
  // What React has drawn goes with the screen: the next one finds a copy of it in the bars.
  useLayoutEffect(
    () => () => {
      for (const place of places) place.append(...[...place.childNodes].map((node) => node.cloneNode(true)))
    },
    [places],
  )
  useEffect(() => {
    if (cart && places.length > 0) document.dispatchEvent(new CustomEvent('vitrine:arrived', { detail: false }))
  }, [cart, places])
  useEffect(() => {
    const readAgain = (event: Event) => {
      event.preventDefault()
      void revalidate()
    }
    document.addEventListener('vitrine:cart-back', readAgain)
    return () => document.removeEventListener('vitrine:cart-back', readAgain)
  }, [revalidate])
  return (
    cart &&
    places.map((place) =>
      createPortal(<CartBarContent at={place.getAttribute('at') as 'bar' | 'small' | 'bottom'} cart={cart} />, place),
    )
  )
}
