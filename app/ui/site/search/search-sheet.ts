import { navigation } from '#app/texts/platform/navigation.ts'
import { element, iconButton, overlayRoot, paths } from '../../platform/overlays/element.ts'

/**
 * Opens the field of the search over the bar that the sign stands in, on a phone over the top of the page: the form is a copy of
 * that of the bars. A click beside it or Escape closes it and gives the focus back.
 */
export function openSearchSheet(sign: HTMLElement): void {
  const form = document.querySelector('.app-bar .find')?.cloneNode(true)
  if (!(form instanceof HTMLFormElement)) return
  const label = form.querySelector('label')
  const id = 'find-sheet'
  form.querySelector('input')?.setAttribute('id', id)
  label?.setAttribute('for', id)
  const sheet = element('dialog', { class: 'search-sheet', 'aria-label': label?.textContent ?? '' })
  const close = () => sheet.close()
  sheet.append(element('div', { class: 'wrap' }, element('search', {}, form), iconButton(navigation.close, paths.close, close)))
  sheet.style.top = `${Math.max(0, sign.closest('.app-bar')?.getBoundingClientRect().top ?? 0)}px`
  sheet.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    // A field of the search would only be emptied by it.
    event.preventDefault()
    close()
  })
  sheet.addEventListener('click', ({ target }) => (target === sheet || isWay(target)) && close())
  sheet.addEventListener('submit', close)
  // It goes only when another comes: what is being sent from it may still be waiting for its turn.
  sheet.addEventListener('close', () => sign.focus({ preventScroll: true }))
  document.querySelector('.search-sheet')?.remove()
  overlayRoot('modal').append(sheet)
  sheet.showModal()
}

function isWay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}
