import type { Page } from '@playwright/test'
import { breakpoints } from '../../support/breakpoints.ts'
import { writeVideo } from '../../support/pictures.ts'
import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, settle, test, widths } from '../shopper.ts'

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.stop())

const set = (type: string, value: string) => callAsOwner(shop, 'PUT', `/admin/parameter/${type.toLowerCase()}`, { value })
const sizeOf = (page: Page, what: string) =>
  page
    .locator(what)
    .first()
    .evaluate((element) => element.getBoundingClientRect())
const styleOf = (page: Page, what: string, name: string) =>
  page
    .locator(what)
    .first()
    .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted), name)

const details = [
  ['/boutique/la-combe-au-geai', 'a product'],
  ['/albums/percee', 'an album'],
  ['/albums/percee/2', 'a picture'],
  ['/actualites/vendange-finie', 'a piece of news'],
] as const

for (const [path, name] of details)
  test(`[P-08] above ${name} there are 28 px on a phone, and what the owner wants on a larger screen`, async ({ page }) => {
    const above = () => styleOf(page, 'main .detail-top', 'padding-top')
    await page.setViewportSize(widths.phone)
    await page.goto(shop.url + path)
    expect(await above()).toBe('28px')
    await page.setViewportSize(widths.desk)
    expect(await above()).toBe('28px')
    await set('DETAIL_PAGE_TOP_MARGIN', '90')
    await page.goto(shop.url + path)
    expect(await above()).toBe('90px')
    await page.setViewportSize({ width: 959, height: 900 })
    expect(await above()).toBe('28px')
    await set('DETAIL_PAGE_TOP_MARGIN', '')
  })

/** Puts a film into the library, into an album and into a page beside one from elsewhere. */
async function addFilms(): Promise<void> {
  const form = new FormData()
  form.append('images', new File([new Uint8Array(writeVideo())], 'taille.mp4'))
  form.append('alt', 'La taille')
  const headers = { idSite: '1', Authorization: `Bearer ${shop.token}` }
  const sent = await (await fetch(`${shop.url}/api/admin/image`, { method: 'POST', headers, body: form })).json()
  const image = sent.data.images[0].id
  const album = { title: 'Films', slug: 'films', isValid: true, pictures: [{ image }] }
  await callAsOwner(shop, 'POST', '/admin/album', album)
  const blocks = [
    { type: 'embed', provider: 'youtube', reference: 'dQw4w9WgXcQ', title: 'La taille' },
    { type: 'video', title: 'La taille', file: image, caption: '' },
  ]
  await callAsOwner(shop, 'POST', '/admin/page', { title: 'Films', url: 'films', blocks, isValid: true })
}

test('[C-04] films, embedded ones too, are 950 px or three quarters of the window wide at most', async ({ page }) => {
  await addFilms()
  for (const [width, film] of [
    [1600, 950],
    [1000, 750],
    [400, 300],
  ] as const)
    for (const [path, what] of [
      ['/films', '.embed'],
      ['/films', '.film video'],
      ['/albums/films/1', '.album-picture video'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(shop.url + path)
      expect((await sizeOf(page, what)).width, `${what} at ${width} px`).toBeLessThanOrEqual(film)
      expect((await sizeOf(page, what)).width, `${what} at ${width} px`).toBeGreaterThan(film - 60)
    }
})

test('[P-05] the menu has icons of its size, stands still or goes along, and the bar on top has its colours', async ({
  page,
}) => {
  await page.setViewportSize(widths.desk)
  await callAsOwner(shop, 'PUT', '/admin/page/le-domaine', { menuIcon: 'grape' })
  const icon = async () => (await sizeOf(page, '.app-bar-wide .entry .icon, .app-bar-wide .entry svg')).height
  await page.goto(shop.url)
  expect(await icon()).toBe(16)
  expect(await styleOf(page, '.app-bar-wide', 'position')).toBe('relative')
  await set('MENU_ICON_SIZE', '24')
  await set('MENU_TYPE', 'STICKY')
  await set('INFO_BAR', 'Fermé lundi')
  await set('TOP_MENU_INFO_BAR_BACKGROUND_COLOR', '#003300')
  await set('TOP_MENU_INFO_BAR_FONT_COLOR', '#ffffcc')
  await page.goto(shop.url)
  expect(await icon()).toBe(32)
  expect(await styleOf(page, '.app-bar-wide', 'position')).toBe('sticky')
  expect(await styleOf(page, '.info-bar', 'background-color')).toBe('rgb(0, 51, 0)')
  expect(await styleOf(page, '.info-bar p', 'color')).toBe('rgb(255, 255, 204)')
  for (const type of ['MENU_ICON_SIZE', 'MENU_TYPE', 'INFO_BAR']) await set(type, '')
})

test('[C-08][C-09] a site that has chosen nothing is read in 16, 14 and 14 points, in serifs, and its button goes darker', async ({
  page,
  javaScriptEnabled,
}) => {
  for (const type of ['PRIMARY_COLOR', 'ACCENT_COLOR', 'PAPER_COLOR', 'INK_COLOR']) await set(type, '')
  await page.setViewportSize(widths.desk)
  await page.goto(`${shop.url}/contact`)
  await settle(page, javaScriptEnabled)
  const root = (name: string) =>
    page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted), name)
  const points = async (name: string) => (Number.parseFloat(await root(name)) * 16 * 3) / 4
  expect(await Promise.all(['--title-size', '--text-size', '--menu-size'].map(points))).toEqual([
    expect.closeTo(16, 1),
    expect.closeTo(14, 1),
    expect.closeTo(14, 1),
  ])
  expect(await Promise.all(['--title-weight', '--text-weight', '--menu-weight'].map(root))).toEqual(['600', '400', '500'])
  expect(await styleOf(page, 'h1', 'font-weight')).toBe('600')
  expect(await styleOf(page, 'body', 'font-family')).toMatch(/serif$/)
  const button = page.locator('main .btn').first()
  await button.hover()
  await page.mouse.down()
  await expect.poll(() => button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(67, 0, 10)')
})

test('[C-03] from 1367 px on the tools of the bar say what they are, where no field of the search takes their room', async ({
  page,
}) => {
  await set('SEARCH_ACTIVATED', 'false')
  const word = page.locator('.app-bar-wide .tools .word').first()
  await page.setViewportSize({ width: breakpoints.xl, height: 900 })
  await page.goto(shop.url)
  expect((await word.boundingBox())?.width).toBeGreaterThan(20)
  await page.setViewportSize({ width: breakpoints.xl - 1, height: 900 })
  expect((await word.boundingBox())?.width).toBe(1)
  await set('SEARCH_ACTIVATED', '')
})

test('[P-03] where animations are not repeated a block slides into place once, and not for those whom movement disturbs', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'only a script can tell what a block has done; without one blocks stand still')
  await page.setViewportSize(widths.desk)
  const block = page.locator('#contenu > .block > .wrap').nth(1)
  /** How far the block is from its place with its first lines in sight, and with all of it. */
  const shift = (where: 'below' | 'in sight') =>
    block.evaluate((element, wanted) => {
      const top = element.getBoundingClientRect().top + scrollY
      scrollTo({ top: wanted === 'below' ? top - innerHeight + 20 : top - 100, behavior: 'instant' })
      return new Promise<number>((tell) => {
        const look = () => tell(Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0'))
        setTimeout(() => requestAnimationFrame(look), 200)
      })
    }, where)
  await page.goto(shop.url)
  await settle(page, true)
  expect(await shift('below')).toBeGreaterThan(5)
  expect(await shift('in sight')).toBe(0)
  expect(await shift('below')).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(shop.url)
  await settle(page, javaScriptEnabled)
  expect(await shift('below')).toBe(0)
})
