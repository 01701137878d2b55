import { onArrival } from './arrival.ts'

const acts: Record<string, () => void> = {
  print: () => window.print(),
  'scroll-to-top': () => window.scrollTo({ top: 0 }),
}

/** Does what entries of the menu name. */
export function runActions(): void {
  document.addEventListener(
    'click',
    (event) => {
      const name = event.target instanceof Element && event.target.closest('[data-action]')?.getAttribute('data-action')
      const known = name && acts[name]
      if (!known) return
      event.preventDefault()
      known()
    },
    true,
  )
  // A screen that went on keeps its bars: only the menu is folded up.
  onArrival((_, isOther) => {
    if (isOther) for (const fold of document.querySelectorAll('.app-bar details')) fold.removeAttribute('open')
  })
}
