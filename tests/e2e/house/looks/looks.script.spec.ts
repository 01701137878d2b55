import type { Page } from '@playwright/test'
import { callAsOwner, openOwnShop } from '../../own-shop.ts'
import { expect, test } from '../../shopper.ts'

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.stop())

/** Wide enough for the menu to have its own size, once no field of the search stands beside it. */
const wide = { width: 1600, height: 900 }
const set = (type: string, value: string) => callAsOwner(shop, 'PUT', `/admin/parameter/${type.toLowerCase()}`, { value })

type Read = (page: Page) => Promise<unknown>
const ofFirst =
  (what: string, read: (element: Element) => unknown): Read =>
  (page) =>
    page.locator(what).first().evaluate(read)
const styleOf =
  (what: string, name: string): Read =>
  (page) =>
    page
      .locator(what)
      .first()
      .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), name)
const columnsOf = (what: string) => ofFirst(what, (list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
const heightOf = (what: string) => ofFirst(what, (element) => element.getBoundingClientRect().height)
const shapeOf = (what: string) =>
  ofFirst(what, (element) => {
    const { width, height } = element.getBoundingClientRect()
    return (width / height).toFixed(2)
  })
const sideOfMenu = ofFirst('.app-bar-wide nav > .menu', (menu) => {
  const room = menu.getBoundingClientRect()
  const seen = [...menu.children].filter((entry) => entry.checkVisibility()).map((entry) => entry.getBoundingClientRect())
  const [before, after] = [(seen[0]?.left ?? 0) - room.left, room.right - (seen.at(-1)?.right ?? 0)]
  if (Math.abs(before - after) < 2) return 'middle'
  return before < after ? 'left' : 'right'
})
const isLogoInTheMiddle = ofFirst('.app-bar-wide .brand', (brand) => {
  const { left, right } = brand.getBoundingClientRect()
  return Math.abs((left + right) / 2 - innerWidth / 2) < 20
})
/** How thick the rule under an entry of the menu is. */
const ruleOfMenu = ofFirst('.app-bar-wide .entry', (entry) => getComputedStyle(entry, '::after').height)

/** What two values of a parameter make of what is seen at a place. */
type Look = { line: string; type: string; path: string; read: Read; seen: Record<string, unknown> }
const abbess = '/boutique/clos-de-l-abbesse'
const promoted = columnsOf('.promoted :is(.post-banner, .posts, .post-lines li)')

const looks: Look[] = [
  { line: 'P-03', type: 'PRODUCT_DISPLAY', path: '/boutique', read: columnsOf('.shelf'), seen: { GRID: 4, LIST: 1 } },
  {
    line: 'P-03',
    type: 'PRODUCT_ASPECT_RATIO',
    path: '/boutique',
    read: shapeOf('.shelf .plate'),
    seen: { '1/1': '1.00', '4/3': '1.33', '2/3': '0.67', '3/4': '0.75' },
  },
  { line: 'P-03', type: 'PRODUCT_PAGE_STYLE', path: abbess, read: columnsOf('.good-page'), seen: { CLASSIC: 2, WIDE: 1 } },
  { line: 'P-03', type: 'FEATURES_PRODUCT_STYLE', path: abbess, read: columnsOf('.label-facts'), seen: { TABLE: 2, LIST: 1 } },
  {
    line: 'P-03',
    type: 'SERVICE_PAGE_STYLE',
    path: '/services/visite-privee',
    read: columnsOf('.writing-top'),
    seen: { CLASSIC: 2, WIDE: 1 },
  },
  { line: 'P-03', type: 'PROMOTED_NEWS_STYLE', path: '/actualites', read: promoted, seen: { CARD: 3, BANNER: 2, LIST: 2 } },
  {
    line: 'P-03',
    type: 'PRIMARY_COLOR',
    path: '/',
    read: styleOf('.cart-tool', 'background-color'),
    seen: { '#336699': 'rgb(51, 102, 153)', '#ffcc00': 'rgb(255, 204, 0)' },
  },
  {
    line: 'P-03',
    type: 'ACCENT_COLOR',
    path: '/contact',
    read: styleOf('main .btn', 'background-color'),
    seen: { '#004400': 'rgb(0, 68, 0)', '#000044': 'rgb(0, 0, 68)' },
  },
  {
    line: 'P-08',
    type: 'PAPER_COLOR',
    path: '/contact',
    read: styleOf('body', 'background-color'),
    seen: { '#ffffff': 'rgb(255, 255, 255)', '#eeffee': 'rgb(238, 255, 238)' },
  },
  {
    line: 'P-08',
    type: 'INK_COLOR',
    path: '/contact',
    read: styleOf('body', 'color'),
    seen: { '#000000': 'rgb(0, 0, 0)', '#112233': 'rgb(17, 34, 51)' },
  },
  { line: 'P-08', type: 'LOGO_SIZE', path: '/', read: heightOf('.app-bar-wide .brand img'), seen: { 40: 40, 64: 64 } },
  { line: 'P-08', type: 'LOGO_FOOTER_SIZE', path: '/', read: heightOf('footer .brand img'), seen: { 40: 40, 64: 64 } },
  { line: 'P-08', type: 'LOGO_POSITION', path: '/', read: isLogoInTheMiddle, seen: { LEFT: false, CENTER: true } },
  {
    line: 'P-08',
    type: 'MENU_STYLE',
    path: '/',
    read: styleOf('.app-bar-wide .entry', 'text-transform'),
    seen: { PLAIN: 'none', CAPITALS: 'uppercase' },
  },
  { line: 'P-08', type: 'MENU_STYLE', path: '/', read: ruleOfMenu, seen: { PLAIN: '0px', UNDERLINE: '2px' } },
  { line: 'P-08', type: 'MENU_ALIGNMENT', path: '/', read: sideOfMenu, seen: { LEFT: 'left', CENTER: 'middle', RIGHT: 'right' } },
]

for (const { line, type, path, read, seen } of looks)
  test(`[${line}] ${type} is seen at ${path}: ${Object.values(seen).join(', ')}`, async ({ page }) => {
    await page.setViewportSize(wide)
    for (const [value, look] of Object.entries(seen)) {
      await set(type, value)
      await page.goto(shop.url + path)
      await expect.poll(() => read(page), `${type} = ${value}`).toEqual(look)
    }
    await set(type, '')
  })

test('[C-08] titles, texts and the menu are seen at 16, 14 and 14 points, in 600, 400 and 500', async ({ page }) => {
  const points = async (what: string) => {
    const size = await styleOf(what, 'font-size')(page)
    return [Number(((Number.parseFloat(String(size)) * 3) / 4).toFixed(1)), await styleOf(what, 'font-weight')(page)]
  }
  await set('SEARCH_ACTIVATED', 'false')
  await page.setViewportSize(wide)
  await page.goto(`${shop.url}/le-domaine`)
  expect(await points('main h3')).toEqual([16, '600'])
  expect(await points('main p:not([class])')).toEqual([14, '400'])
  expect(await points('.app-bar-wide .entry')).toEqual([14, '500'])
  await set('SEARCH_ACTIVATED', '')
})
