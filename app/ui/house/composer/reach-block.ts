import { goToSettings } from './body/mend-keys.ts'

/** A block is drawn a moment after it is added, and grows when its look has come from the site. */
const patience = 3000

/** Brings a block that was just added into sight, and the keyboard to its settings. */
export function reachBlock(id: string, end = Date.now() + patience): void {
  const block = document
    .querySelector<HTMLIFrameElement>('#composer iframe')
    ?.contentDocument?.querySelector<HTMLElement>(`[data-puck-component="${id}"]`)
  if (!block) {
    if (Date.now() < end) requestAnimationFrame(() => reachBlock(id, end))
    return
  }
  goToSettings()
  const watch = new ResizeObserver(() => block.scrollIntoView({ block: 'center' }))
  watch.observe(block)
  setTimeout(() => watch.disconnect(), patience)
}
