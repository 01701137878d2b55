import type { FlashTelling } from '../../platform/smooth/flash-message.ts'
import { fetchPiece } from '../../platform/smooth/piece.ts'

/** Shows the cart itself to whoever is told the way there: they have just put something into it. */
export function showAdded(): void {
  document.addEventListener('vitrine:telling', (event) => {
    const { detail } = event as CustomEvent<FlashTelling>
    if (detail.way?.href !== '/panier') return
    event.preventDefault()
    void fetchPiece('cart-drawer', () => import('./cart-drawer.ts')).then((piece) =>
      piece ? piece.openCartDrawer(detail) : detail.toast(),
    )
  })
}
