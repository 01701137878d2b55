/** How long a page waits for a sheet that it needs, in milliseconds. */
const patience = 3000

/** The sheets of a page's kind stand behind that of the site. */
const sheet = 'link[rel=stylesheet]'
const ofKind = `${sheet} ~ ${sheet}`

/** What all pages of one build and look have in common: the script, and the sheet of the site. */
export function buildOf({ head }: Document): string {
  const parts = [...head.querySelectorAll(`script[data-smooth], ${sheet}`)].filter((part) => !part.matches(ofKind))
  return parts.map((part) => part.getAttribute('src') ?? part.getAttribute('href')).join(' ')
}

/**
 * Has this document know the sheets of another page's kind, each behind the one that it follows there; whether all of them have come.
 * They stay: pages of other kinds look the same with them.
 */
export async function addSheets(page: Document): Promise<boolean> {
  const coming: Promise<boolean>[] = []
  let before: Element | null = document.head.querySelector(sheet)
  for (const { href } of page.head.querySelectorAll<HTMLLinkElement>(ofKind)) {
    const known = [...document.head.querySelectorAll<HTMLLinkElement>(ofKind)].find((link) => link.href === href)
    const link = known ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    coming.push(hasCome(link))
    if (!known) before?.after(link)
    before = link
  }
  return (await Promise.all(coming)).every(Boolean)
}

function hasCome(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((tell) => {
    if (link.sheet) tell(true)
    link.addEventListener('load', () => tell(true))
    link.addEventListener('error', () => tell(false))
    setTimeout(tell, patience, false)
  })
}
