import { useEffect, useRef } from 'react'

const acts: Record<string, () => void> = {
  print: () => window.print(),
  'scroll-to-top': () => window.scrollTo({ top: 0 }),
}

/** Keeps the plain HTML of the bars in step with the page: marks where the visitor is, folds menus up, does what entries name. */
export function useFrameActions(path: string): void {
  const shown = useRef(path)
  useEffect(() => {
    // The page that came with the document is marked already, and a menu may have been opened before this script came.
    if (shown.current === path) return
    shown.current = path
    for (const link of document.querySelectorAll('.app-bar a, .bottom-bar a')) {
      if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
      else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current')
    }
    for (const fold of document.querySelectorAll('.app-bar details')) fold.removeAttribute('open')
  }, [path])
  useEffect(() => {
    const act = (event: MouseEvent) => {
      const name = event.target instanceof Element && event.target.closest('[data-action]')?.getAttribute('data-action')
      const known = name && acts[name]
      if (!known) return
      event.preventDefault()
      known()
    }
    document.addEventListener('click', act, true)
    return () => document.removeEventListener('click', act, true)
  }, [])
}
