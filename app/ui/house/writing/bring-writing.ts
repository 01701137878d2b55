/** A browser that is busy, or shows another tab, may never rest. */
const longestWait = 2000

/** Fetches the script that lets texts be written by sight, where a form holds one: at the first touch, or once the browser rests. */
export function bringWriting(): void {
  const at = document.querySelector<HTMLElement>('[data-writing]')?.dataset.writing
  if (!at || !document.querySelector('textarea[data-rich]')) return
  const bring = () => void import(/* @vite-ignore */ at)
  document.addEventListener('focusin', bring, { once: true })
  if ('requestIdleCallback' in window) requestIdleCallback(bring, { timeout: longestWait })
  else setTimeout(bring, 500)
}
