import { navigation } from '#app/texts/platform/navigation.ts'
import { element, iconButton, overlayRoot, paths } from '../../platform/overlays/element.ts'
import type { FlashTelling } from '../../platform/smooth/flash-message.ts'
import { openDocument } from '../../platform/smooth/open-document.ts'
import { addSheets } from '../../platform/smooth/sheets.ts'

/** How long somebody waits for the drawer before they are told by a word alone, in milliseconds. */
const patience = 2500

let open: HTMLElement | undefined

/**
 * Shows the cart in brief beside the page. It stands in nobody's way: the page below goes on, a click on it or Escape closes the
 * drawer. It is that of a page of its own, which is fetched; where that does not come, the way to the cart is told instead.
 */
export async function openCartDrawer({ text, toast }: FlashTelling): Promise<void> {
  const opened = 'popover' in HTMLElement.prototype ? await openInTime(new URL('/panier/en-bref', location.href)) : undefined
  const content = opened?.status === 200 ? opened.page.querySelector('.cart-brief') : null
  if (!opened || !content || !(await addSheets(opened.page))) return toast()
  open?.remove()
  const said = element('p', { class: 'drawer-said', role: 'status' })
  const head = element('div', { class: 'drawer-head' }, said)
  const title = content.querySelector('h1')
  const drawer = element('aside', { class: 'cart-drawer', popover: 'auto', 'aria-label': title?.textContent ?? text }, head)
  title?.remove()
  content.classList.remove('wrap')
  head.append(iconButton(navigation.close, paths.close, () => drawer.hidePopover()))
  drawer.append(document.adoptNode(content))
  drawer.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'closed' && drawer.remove())
  open = drawer
  overlayRoot('modal').append(drawer)
  drawer.showPopover()
  // Said only once it stands in the page: a live region that comes with its text is not read out.
  said.append(text)
}

function openInTime(url: URL) {
  const waiting = new AbortController()
  setTimeout(() => waiting.abort(), patience)
  return openDocument({ url }, waiting.signal)
}
