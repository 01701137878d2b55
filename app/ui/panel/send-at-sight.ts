/**
 * Sends the form that a screen wants sent once somebody has it before them: a link only reads, and what is fetched ahead or waits
 * in a tab behind others has been read by nobody.
 */
export function sendAtSight(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-at-sight]')
  if (!form) return
  // What was put back among the unread, and is come back to, is not sent again.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward' || visit?.type === 'reload') return
  const send = () => {
    if (document.visibilityState !== 'visible' || ('prerendering' in document && document.prerendering)) return
    document.removeEventListener('visibilitychange', send)
    form.requestSubmit()
  }
  document.addEventListener('visibilitychange', send)
  document.addEventListener('prerenderingchange', send, { once: true })
  send()
}
