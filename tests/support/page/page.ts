import { type Document, Window } from 'happy-dom'
import { type PagePart, readPart } from './page-part.ts'
import { textOf } from './page-words.ts'

/** A page of the site, read as its visitor, and what shows it to others, reads it. */
export type Page = PagePart & {
  html: string
  /** What is the page's own, without the frame around it. */
  main: PagePart
  title: string
  /** Where the focus goes when the page opens. */
  focused: PagePart | undefined
  meta(name: string): string | undefined
  canonical: string | undefined
  /** The addresses of a kind that the head names: `linked('stylesheet')`. */
  linked(rel: string): string[]
  /** The data for machines, each as it is once parsed. */
  structuredData: Data[]
}

// biome-ignore lint/suspicious/noExplicitAny: it is read as the JSON that it is
type Data = any

/** Reads the HTML of a page; nothing in it is run or loaded, and it is parsed when something is first asked of it. */
export function readPage(html: string): Page {
  const document = () => parse(html)
  const head = (attribute: string, selector: string) =>
    document().querySelector(`head ${selector}`)?.getAttribute(attribute) ?? undefined
  const page = readPart(() => document().documentElement)
  const own = {
    get text() {
      return textOf(document().body)
    },
    get main() {
      // Most of a page is the frame around it, which need not be parsed for what is asked of the page alone.
      const [main = '<p>'] = /<main\b[\s\S]*<\/main>/.exec(html) ?? []
      return readPart(() => parse(main).querySelector('main') ?? page.one('main').element)
    },
    get title() {
      return document().querySelector('head title')?.textContent ?? ''
    },
    get focused() {
      return page.all('[autofocus]')[0]
    },
    meta: (name: string) => head('content', `meta:is([name="${name}"], [property="${name}"])`),
    get canonical() {
      return head('href', 'link[rel="canonical"]')
    },
    linked: (rel: string) => page.all(`head link[rel="${rel}"]`).map(({ href = '' }) => href),
    get structuredData() {
      return page.all('script[type="application/ld+json"]').map(({ element }) => JSON.parse(element.textContent ?? ''))
    },
  }
  return Object.assign(addUnseen(page, own), { html })
}

/** Adds what is not copied with a page, nor printed with it when a test fails. */
function addUnseen<One extends object, Other extends object>(to: One, own: Other): One & Other {
  const unseen = Object.entries(Object.getOwnPropertyDescriptors(own)).map(([key, one]) => [key, { ...one, enumerable: false }])
  return Object.defineProperties(to, Object.fromEntries(unseen)) as One & Other
}

const parsed = new Map<string, Document>()
/** So many that no page of a test is parsed twice, and no more than a test opens. */
const most = 12
let window: Window | undefined

function parse(html: string): Document {
  const known = parsed.get(html)
  if (known) return known
  window ??= new Window({ settings: { disableCSSFileLoading: true, disableIframePageLoading: true } })
  defineElements(window, html)
  const document = new window.DOMParser().parseFromString(html, 'text/html')
  if (parsed.size >= most) parsed.delete(parsed.keys().next().value ?? '')
  parsed.set(html, document)
  return document
}

/** An element that nobody defines is waited for, and what waits is never forgotten: with it its whole page. */
function defineElements({ customElements, HTMLElement }: Window, html: string): void {
  for (const [, tag = ''] of html.matchAll(/<([a-z]+-[a-z-]+)/g)) {
    if (!customElements.get(tag)) customElements.define(tag, class extends HTMLElement {})
  }
}
