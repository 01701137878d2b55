import type { Page } from '@playwright/test'
import { writeStyles } from '#api/site/look/styles/read-styles.ts'
import { defaultColours } from '#app/models/site/look/colour-palette.ts'
import { hostileStyles } from '../../support/look/hostile-styles.ts'
import { findFaults } from '../axe.ts'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'

const shop = shareDemo()
const foreign = /pirate\.test/

test('a sheet of the site’s own is written, refused where it would hide, tried on, published, and ends where something is ordered', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.goto(`${shop.url}/boutique`)
  const price = await styleOf(page, '.amount .price', ['color', 'font-size', 'display'])
  await page.goto(`${shop.url}/legal-notice`)
  const title = await styleOf(page, 'h1', ['text-transform'])

  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(`${shop.url}/admin/styles`)
  const field = page.getByLabel('CSS du site')
  const write = async (css: string) => {
    await field.fill(css)
    await page.getByRole('button', { name: 'Essayer' }).click()
  }
  await write('h1 { text-transform: uppercase }\n.price { display: none }')
  await expect(page.locator('#e-OWN_STYLES')).toContainText('Ligne 2, colonne 19')
  await expect(field).toHaveValue('h1 { text-transform: uppercase }\n.price { display: none }')
  await write('h1 { text-transform: uppercase }\n.good, .price { background: #123456; color: #fff; font-size: 2rem }')
  await expect(page.getByText('Le brouillon est enregistré.')).toBeVisible()
  await page.goto(`${shop.url}/admin/apparence`)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('La nouvelle apparence est en ligne.')).toBeVisible()

  await page.goto(`${shop.url}/boutique`)
  expect(await styleOf(page, 'h1', ['text-transform'])).toEqual(['uppercase'])
  expect(await styleOf(page, '.good', ['background-color'])).toEqual(['rgb(18, 52, 86)'])
  // The price keeps its size and place, and is read on the ground that it got.
  expect((await styleOf(page, '.amount .price', ['color', 'font-size', 'display'])).slice(1)).toEqual(price.slice(1))
  if (js) expect(await findFaults(page, { include: ['main'], rules: ['color-contrast'] })).toEqual([])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
  }
  // The sheet stays in a document that is led on from page to page, and reaches nothing there.
  await page.locator('footer').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page).toHaveURL(/legal-notice/)
  expect(await styleOf(page, 'h1', ['text-transform'])).toEqual(title)
})

test('what is sent of hostile sheets loads nothing from elsewhere, where their words as they are would', async ({
  browser,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'no script is part of it')
  // In a window of its own: elsewhere nothing foreign may be asked for at all.
  const page = await browser.newPage()
  const asked: string[] = []
  await page.route('**/*', (route) => {
    const url = route.request().url()
    if (url === 'https://page.test/') return route.fulfill({ contentType: 'text/html', body: document(css) })
    asked.push(url)
    return route.abort()
  })
  let css = ''
  const load = async (sheets: readonly string[]) => {
    asked.length = 0
    for (const sheet of sheets) {
      css = sheet
      await page.goto('https://page.test/')
    }
    return asked.filter((url) => foreign.test(url))
  }
  const sheets = [...hostileStyles(400)].filter((sheet) => foreign.test(sheet) && !sheet.includes('</style'))
  expect((await load(sheets.slice(0, 12))).length).toBeGreaterThan(3)
  const sent = await Promise.all([...hostileStyles(1000)].map((sheet) => writeStyles(sheet, defaultColours)))
  expect(await load([sent.join('\n')])).toEqual([])
  expect(css.length).toBeGreaterThan(1000)
  await page.close()
})

const document = (css: string) =>
  `<!doctype html><title>x</title><style>${css}</style><main id="contenu" data-own-styles><a class="a">a</a><input value="a"></main>`

async function styleOf(page: Page, selector: string, properties: readonly string[]): Promise<string[]> {
  return page
    .locator(`main ${selector}`)
    .first()
    .evaluate((element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)), properties)
}
