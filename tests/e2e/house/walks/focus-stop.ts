/** What has the keyboard, as somebody sees it who moves on by Tab alone. */
export type FocusStop = {
  /** The same for the same element of a screen. */
  number: number
  html: string
  isFold: boolean
  isFrame: boolean
  opensSearch: boolean
  isSkip: boolean
  isInMain: boolean
  /** What is wrong with how it stands there. */
  faults: string[]
}

/** Reads the element that has the keyboard; runs in the page, and in one whose own scripts are off too. */
export function readFocusStop(): FocusStop | undefined {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return undefined
  const known = window as unknown as { walked?: Map<Element, number>; last?: Element }
  known.walked ??= new Map()
  const number = known.walked.get(element) ?? known.walked.size
  known.walked.set(element, number)
  const label = (element as HTMLInputElement).labels?.[0]
  // A box or a file that a label stands for is seen in its label.
  const isDrawn = isInSight(element)
  const seen = isDrawn || !label ? element : label
  const rect = [...seen.getClientRects()].find(({ width, height }) => width > 0 && height > 0) ?? seen.getBoundingClientRect()
  return {
    number,
    html: (element.cloneNode(false) as Element).outerHTML.slice(0, 160) + (element.textContent ?? '').trim().slice(0, 40),
    isFold: element.localName === 'summary',
    isFrame: element.localName === 'iframe',
    opensSearch: element.matches('[data-find]'),
    isSkip: element.matches('a.skip'),
    isInMain: element.closest('main') !== null,
    faults: [...ringFaults(element, seen), ...sightFaults(rect, seen, element), ...orderFaults(seen)],
  }

  function isInSight(one: Element): boolean {
    const { width, height } = one.getBoundingClientRect()
    return width > 2 && height > 2 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  /** Whether the keyboard went up the screen without going to another column, as the last stop and this one stand now. */
  function orderFaults(now: Element): string[] {
    const before = known.last
    known.last = now
    if (!before?.checkVisibility() || !standsByItself(before) || !standsByItself(now) || listOf(before) !== listOf(now)) return []
    const [from, to] = [before.getBoundingClientRect(), now.getBoundingClientRect()]
    const isBack = to.bottom <= from.top && to.left < from.right && from.left < to.right
    return isBack ? [`comes after what stands below it: ${(before.cloneNode(false) as Element).outerHTML.slice(0, 160)}`] : []
  }

  /** Whether it has a place of its own on the screen: in the main part, not fixed, not cut away. */
  function standsByItself(one: Element): boolean {
    for (let at: Element | null = one; at; at = at.parentElement) {
      const { position, clipPath } = getComputedStyle(at)
      if (/fixed|sticky/.test(position) || clipPath !== 'none') return false
      if (at.localName === 'main') return true
    }
    return false
  }

  /** What scrolls by itself around it. */
  function listOf(one: Element): Element | undefined {
    for (let at = one.parentElement; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
    return undefined
  }

  function ringFaults(focused: Element, drawn: Element): string[] {
    if (focused.localName === 'iframe') return []
    const ring = [focused, drawn, focused.nextElementSibling].some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/, 0\)$|transparent/.test(outlineColor)
    })
    return ring ? [] : ['does not show that it has the keyboard']
  }

  function sightFaults({ left, right, top, bottom }: DOMRect, drawn: Element, focused: Element): string[] {
    if (right - left < 3 || bottom - top < 3) return ['is not to be seen']
    const inset = 2
    const across = [left + inset, (left + right) / 2, right - inset]
    const down = [top + inset, (top + bottom) / 2, bottom - inset]
    const points = across
      .flatMap((x) => down.map((y) => [x, y] as const))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    if (points.length === 0) return ['stands outside the window']
    const isHit = ([x, y]: readonly [number, number]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && [drawn, focused].some((one) => one.contains(hit) || hit.contains(one))
    }
    return points.some(isHit) ? [] : ['is covered by something else']
  }
}

/** What can be reached by Tab on a screen and was not; runs in the page. */
export function readUnreached(): string[] {
  const { walked } = window as unknown as { walked?: Map<Element, number> }
  const reached = [...(walked?.keys() ?? [])]
  const groups = new Set(reached.map((one) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : undefined)))
  const can =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], [contenteditable="true"], [contenteditable=""]'
  return [...document.querySelectorAll<HTMLElement>(can)]
    .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && !one.closest('[inert], dialog:not([open])'))
    .filter((one) => one.localName !== 'summary' || one.matches('details > summary:first-of-type'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
    .filter((one) => !reached.includes(one))
    .filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && groups.has(one.name)))
    .map((one) => (one.cloneNode(false) as Element).outerHTML.slice(0, 160) + (one.textContent ?? '').trim().slice(0, 40))
}
