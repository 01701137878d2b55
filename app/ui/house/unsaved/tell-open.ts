const everyMs = 25_000
const address = '/admin/presence'

/** Tells the house that this screen is looked at, for as long as it is in sight, and says beside its button who else has it open. */
export function tellOpen(spots: readonly HTMLElement[] = [...document.querySelectorAll<HTMLElement>('[data-record]')]): void {
  const record = spots[0]?.dataset.record
  if (!record) return
  const say = (stay: string) => new URLSearchParams({ record, stay })
  const renew = async () => {
    if (document.visibilityState === 'hidden') return
    const answer = await fetch(address, { method: 'POST', body: say('HELD') })
    const says = answer.ok ? await answer.text() : ''
    for (const spot of spots) if (spot.textContent !== says) spot.textContent = says
  }
  // Where the line is down nobody is told of.
  const tryRenew = () => void renew().catch(() => {})
  document.addEventListener('visibilitychange', tryRenew)
  window.addEventListener('pageshow', tryRenew)
  window.addEventListener('pagehide', () => navigator.sendBeacon(address, say('LEFT')))
  window.setInterval(tryRenew, everyMs)
}
