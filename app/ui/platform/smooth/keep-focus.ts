const reachable = 'a, button, input, select, textarea'

/**
 * Notes where the keyboard stands, and gives back what puts it there again after the page was changed: on the fault, else where it
 * stood; what is gone has left a place to stand at.
 */
export function keepFocus(isKept: boolean): () => void {
  const held = document.activeElement
  const rank = held ? [...document.querySelectorAll(`#contenu :is(${reachable})`)].indexOf(held) : -1
  return () => {
    if (!isKept) return
    const find = (what: string) => document.querySelector<HTMLElement>(`#contenu ${what}`)
    const fault = find('[aria-invalid]') ?? find('[role=alert]')
    if (fault) return fault.focus()
    // What was chosen in a fold is chosen on in it: folded away it would lose the keyboard.
    document.activeElement?.closest('#contenu details')?.setAttribute('open', '')
    if (document.activeElement !== document.body) return
    const same = held?.id ? document.getElementById(held.id) : undefined
    const ranked = document.querySelectorAll<HTMLElement>(`#contenu :is(${reachable})`)[rank]
    const place = same ?? ranked ?? find('[data-land]')
    place?.focus({ preventScroll: true })
  }
}
