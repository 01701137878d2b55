/** What leads away, does something or is looked for by others: a picture has none of it. */
const alive = ['id', 'for', 'href', 'action', 'formaction', 'name', 'popovertarget', 'commandfor', 'tabindex', 'autofocus']

/** Pictures of the site's bars: nothing in them leads anywhere, runs, or bears a name that the page may have. */
export function drawBars(bars: Iterable<Element>, path: string): Element[] {
  return [...bars].map((bar) => {
    for (const one of bar.querySelectorAll('script, noscript, link, style, iframe, dialog')) one.remove()
    for (const one of [bar, ...bar.querySelectorAll('*')]) still(one, path)
    return bar
  })
}

function still(one: Element, path: string): void {
  if (one.localName === 'a') mark(one, path)
  for (const { name } of [...one.attributes]) {
    if (alive.includes(name) || /^(on|aria-(controls|labelledby|describedby|owns)$)/.test(name)) one.removeAttribute(name)
  }
}

/** The entry of the page that is composed is marked, as it is on that page. */
function mark(link: Element, path: string): void {
  if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
  else if (link.getAttribute('aria-current') === 'page') link.removeAttribute('aria-current')
}
