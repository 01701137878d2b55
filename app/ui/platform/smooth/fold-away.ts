const folds = ':is(.app-bar details, .facet)[open]'
const preview = '.cart-hover'

/** Folds away what unfolded over the page: by Escape, and menus when the visitor turns to something else. */
export function foldAway(): void {
  document.addEventListener('keydown', foldByKey)
  for (const turn of turns) document.addEventListener(turn, foldOthers)
}

const turns = ['pointerdown', 'pointerover', 'focusin'] as const

/** Escape closes whatever is open and leaves the keyboard where that was opened. */
function foldByKey({ key, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Escape' || defaultPrevented) return
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) {
    if (fold.contains(document.activeElement)) fold.querySelector('summary')?.focus()
    fold.open = false
  }
  for (const cart of document.querySelectorAll(preview)) {
    if (cart.contains(document.activeElement)) cart.querySelector('a')?.focus()
    if (cart.matches(':hover, :focus-within')) cart.setAttribute('data-folded', '')
  }
}

/** A pointer that only passes over closes no menu; the cart's preview may show again once it has left. */
function foldOthers({ type, target }: Event): void {
  const isIn = (element: Element) => target instanceof Node && element.contains(target)
  for (const cart of document.querySelectorAll(`${preview}[data-folded]`)) {
    if (!isIn(cart) && !cart.contains(document.activeElement)) cart.removeAttribute('data-folded')
  }
  if (type === 'pointerover') return
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) if (!isIn(fold)) fold.open = false
}
