/** Has each block of the page stand still once it has slid into place. */
export function watchBlocks(): void {
  const watch = new IntersectionObserver((blocks) => {
    for (const block of blocks.filter(isInPlace)) {
      block.target.setAttribute('data-seen', '')
      watch.unobserve(block.target)
    }
  }, steps)
  for (const block of document.querySelectorAll('#contenu > .block > .wrap')) watch.observe(block)
}

const steps = { threshold: Array.from({ length: 21 }, (_, step) => step / 20) }

/** Whether a block has come as far as the style has it slide: by seven tenths of itself, or of the window. */
function isInPlace({ boundingClientRect: { top, height }, rootBounds }: IntersectionObserverEntry): boolean {
  return rootBounds !== null && rootBounds.bottom - top >= 0.7 * Math.min(height, rootBounds.height)
}
