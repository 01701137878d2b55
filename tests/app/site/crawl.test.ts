import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage } from '../../support/page/page.ts'
import { openTestShop, origin, type TestShop } from '../../support/site.ts'

/** What needs somebody logged in, and what is no page. */
const isLeft = /^\/(?:admin|api|mon-compte)\b/
/** Query parts that make one and the same page endlessly many. */
const isEndless = /[?&](?:retour|depuis|q|mois|vins)=/

let shop: TestShop
let pages: Visit[]
beforeAll(async () => {
  shop = await openTestShop()
  pages = await crawl()
}, 60_000)
afterAll(() => shop.close())

type Visit = { path: string; from: string; status: number; html: string; isIndexed: boolean }

/** Every page that links lead to from the home page and the sitemap, asked for once. */
async function crawl(): Promise<Visit[]> {
  const sitemap = await (await shop.get('/sitemap.xml')).text()
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const waiting = ['/', '/auth', '/panier', ...named].map((path) => ({ path, from: 'the start' }))
  const known = new Set<string>()
  const found: Visit[] = []
  const isEnough = countKinds()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next
    if (known.has(path) || isLeft.test(path) || isEndless.test(path) || isEnough(path)) continue
    known.add(path)
    const answer = await shop.get(path)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const html = isPage ? await answer.text() : ''
    const robots = `${answer.headers.get('x-robots-tag')} ${readPage(html).meta('robots')}`
    found.push({ path, from, status: answer.status, html, isIndexed: !robots.includes('noindex') })
    const place = answer.headers.get('location')
    for (const link of place ? [place] : linksOf(html)) waiting.push({ path: localOf(link, path), from: path })
  }
  return found
}

/** The long run opens all there is, the short one so many of each kind of page. */
function countKinds(): (path: string) => boolean {
  const counts = new Map<string, number>()
  return (path) => {
    const kind = path.split('?')[0]?.split('/').slice(0, 2).join('/') ?? ''
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return !process.env.LONG && count > 6
  }
}

function linksOf(html: string): string[] {
  return readPage(html).hrefs.filter((href) => href.startsWith('/') || href.startsWith('?') || href.startsWith(origin))
}

function localOf(link: string, from: string): string {
  const { pathname, search } = new URL(link, origin + from)
  return pathname + search
}

test('every link of the site leads somewhere, and every page is whole: one title, one heading, what it is about, nothing foreign', async () => {
  const faults = pages.flatMap(({ path, from, status, html, isIndexed }) => {
    if (status >= 300 && status < 400) return []
    if (status !== 200) return [`${path} answers ${status}, linked from ${from}`]
    return html ? faultsOf(html, isIndexed).map((fault) => `${path}: ${fault}`) : []
  })
  expect(faults).toEqual([])
  expect(pages.filter(({ html }) => html).length).toBeGreaterThan(60)
})

/** Words that stand in hardly any English sentence's stead, and in no French one. */
const english =
  /(?<![\p{L}’'-])(?:the|and|of|with|you|your|please|this|that|is|from|what|which|not found|error|failed|loading)(?![\p{L}’'-])/iu

test('[R-23] no page says a word of English, to whoever looks and to whoever listens', () => {
  const faults = pages.flatMap(({ path, html }) => {
    const page = readPage(html)
    const spoken = ['alt', 'title', 'aria-label', 'placeholder', 'content']
    const heard = spoken.flatMap((name) => page.all(`[${name}]`).map(({ attribute }) => attribute(name) ?? ''))
    const words = [page.title, page.textWithout('code'), ...heard.filter((text) => !isForMachines(text))]
    return words.flatMap((text) => english.exec(text)?.[0] ?? []).map((word) => `${path}: ${word}`)
  })
  expect(faults).toEqual([])
})

const isForMachines = (text: string) => /^(?:https?:|width=|[\w-]+$)|^(?:noindex|index)/.test(text)

/** What is wrong with a page as a machine reads it. */
function faultsOf(html: string, isIndexed: boolean): string[] {
  const page = readPage(html)
  const count = (selector: string) => page.all(selector).length
  const ids = page
    .all('[id]')
    .filter(({ element }) => !element.closest('svg'))
    .map(({ attribute }) => attribute('id'))
  const foreign = page
    .all('script, img, link, iframe, source, video')
    .flatMap(({ attribute }) => [attribute('src'), attribute('href'), attribute('srcset')])
    .filter((address) => address?.match(/^https?:/) && !address.startsWith(origin))
  const choiceless = page.all('img[sizes], source[sizes]').filter(({ attribute }) => !/ \d+w\b/.test(attribute('srcset') ?? ''))
  return [
    ...(page.attribute('lang') === 'fr' ? [] : ['is in no language']),
    ...(page.title && count('head title') === 1 ? [] : ['has not one title']),
    ...(count('h1') === 1 ? [] : [`has ${count('h1')} first headings`]),
    ...(isIndexed && !(page.meta('description') && count('meta[name="description"]') === 1) ? ['says not what it is about'] : []),
    ...(isIndexed && !(page.canonical && count('link[rel="canonical"]') === 1) ? ['names not its one address'] : []),
    ...(new Set(ids).size === ids.length ? [] : [`has ids twice: ${ids.filter((id, at) => ids.indexOf(id) !== at)}`]),
    ...choiceless.map(
      ({ attribute }) => `tells sizes where there is nothing to choose: ${attribute('src') ?? attribute('srcset')}`,
    ),
    ...foreign.map((address) => `asks elsewhere for ${address}`),
  ]
}
