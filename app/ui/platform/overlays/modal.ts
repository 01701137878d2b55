import type { RootEvents } from '#app/models/platform/web/root-events.ts'
import { navigation } from '#app/texts/platform/navigation.ts'
import { element, iconButton, overlayRoot, paths } from './element.ts'
import { lockScroll } from './lock-scroll.ts'

let open: HTMLDialogElement | undefined

/** Opens the one modal window over the page; a click beside it, Escape or an event closes it, and the focus goes back. */
export function openModal({ title, content, locksScroll, darkens }: RootEvents['vitrine:modal-open']): void {
  closeModal()
  const heading = element('h2', { id: 'modal-title' }, title)
  const head = element('div', { class: 'modal-head' }, heading)
  const dialog = element('dialog', { class: 'modal', ...nameOf(title) }, head, content)
  head.append(iconButton(navigation.close, paths.close, () => dialog.close()))
  dialog.toggleAttribute('data-locks', locksScroll)
  dialog.toggleAttribute('data-darkens', darkens)
  dialog.addEventListener('click', (event) => isBeside(dialog, event) && dialog.close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (open === dialog) open = undefined
  })
  open = dialog
  overlayRoot('modal').append(dialog)
  dialog.showModal()
  lockScroll(dialog)
}

/** Closes the modal window, if one is open. */
export function closeModal(): void {
  open?.close()
}

/** A click on the backdrop has the window as its target, but lies outside of it; one made by a key has no place at all. */
function isBeside(dialog: HTMLElement, { target, clientX: x, clientY: y, detail }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return target === dialog && detail > 0 && (x < left || x > right || y < top || y > bottom)
}

function nameOf(title: string): Record<string, string> {
  return title ? { 'aria-labelledby': 'modal-title' } : { 'aria-label': navigation.modal }
}
