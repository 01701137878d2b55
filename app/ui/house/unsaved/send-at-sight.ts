/**
 * Counts as read what somebody has before them now: a link only reads, and what is fetched ahead or waits in a tab behind others
 * has been read by nobody. `tick` ticks the box of a form that says so, as if it had come ticked.
 */
export function sendAtSight(tick: (box: HTMLInputElement) => void): void {
  const form = document.querySelector<HTMLFormElement>('form[data-at-sight]')
  if (!form) return
  const send = () => {
    if (document.visibilityState !== 'visible' || ('prerendering' in document && document.prerendering)) return
    document.removeEventListener('visibilitychange', send)
    // Where it cannot be sent its button is still there.
    void mark(form, tick).catch(() => {})
  }
  document.addEventListener('visibilitychange', send)
  document.addEventListener('prerenderingchange', send, { once: true })
  send()
}

async function mark(form: HTMLFormElement, tick: (box: HTMLInputElement) => void): Promise<void> {
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams() })
  if (!answer.ok) return
  form.remove()
  const box = document.querySelector<HTMLInputElement>('input[name="isRead"]')
  if (box) tick(box)
  for (const count of document.querySelectorAll('.rooms .count, .bottom .count')) countDown(count)
}

/** One less is to be read; nothing is told where nothing is left. */
function countDown(count: Element): void {
  const left = Number.parseInt(count.textContent, 10) - 1
  if (left > 0 && count.firstChild) count.firstChild.nodeValue = String(left)
  else count.remove()
}
