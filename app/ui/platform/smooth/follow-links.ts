import { enlarge } from '../overlays/enlarge.ts'
import { addressOfLink } from './address-of-link.ts'
import { goTo } from './go-to.ts'
import { isScreen } from './page-kind.ts'

/** Lets links change the page without a document of its own, and pictures open over it. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return
    const picture = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : null
    if (picture) return enlarge(picture, event)
    const url = isScreen() ? undefined : addressOfLink(event.target)
    if (!url) return
    event.preventDefault()
    void goTo(url)
  })
}

/** A click that wants the link itself, not a new tab, and that nothing else has taken. */
function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
