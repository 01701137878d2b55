/** A part of the rail, and a block of the page that is not being dragged. */
const rail = '[class^="_NavItem-link_"]'
const block = '[data-puck-component]:not([aria-grabbed="true"])'

/** Lets the Enter key do what the editor lets a mouse alone do, in the page or in its frame; answers how to end it. */
export function mendKeys(inside: Document): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    if (event.key !== 'Enter' || !target.matches(`${rail}, ${block}`)) return
    // The editor would take a block up to drag it, as it does by the space bar.
    event.preventDefault()
    event.stopImmediatePropagation()
    target.click()
    if (target.matches(block)) setTimeout(goToSettings)
  }
  inside.addEventListener('keydown', press, { capture: true })
  return () => inside.removeEventListener('keydown', press, { capture: true })
}

/** Brings the keyboard to the settings of the block that is chosen. */
export function goToSettings(): void {
  document.querySelector<HTMLElement>('.composer-side h2')?.focus()
}
