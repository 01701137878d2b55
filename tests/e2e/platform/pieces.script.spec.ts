import type { Page } from '@playwright/test'
import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, settle, test } from '../shopper.ts'

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.stop())
test.use({ expectedComplaint: /Failed to fetch dynamically imported module|status of 404/ })
/** Has a piece of script be gone, as one of an older version is, and counts the documents that are loaded from then on. */
async function loseOf(page: Page, piece: string): Promise<string[]> {
  const documents: string[] = []
  await page.route(new RegExp(`/assets/${piece}-[^/]*\\.js$`), (route) => route.fulfill({ status: 404, body: '' }))
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** In the test and not in the page: one that is being loaded anew would take the wait along. */
const rest = (page: Page) => page.waitForTimeout(700)

test('[T-15] the viewer that is gone loads the page anew, once, and then the link is a link', async ({ page }) => {
  const documents = await loseOf(page, 'viewer')
  await page.goto(`${shop.url}/albums/percee`)
  await settle(page, true)
  const picture = page.locator('main a[data-enlarge]').nth(1)
  await picture.click()
  await expect.poll(() => documents).toEqual(['/albums/percee', '/albums/percee'])
  await settle(page, true)
  await picture.click()
  await expect(page).toHaveURL(`${shop.url}/albums/percee/2`)
  await rest(page)
  expect(documents).toEqual(['/albums/percee', '/albums/percee', '/albums/percee/2'])
})

test('[T-15] the viewer that is there again opens', async ({ page }) => {
  const documents = await loseOf(page, 'viewer')
  await page.goto(`${shop.url}/albums/percee`)
  await settle(page, true)
  const picture = page.locator('main a[data-enlarge]').nth(1)
  await picture.click()
  await expect.poll(() => documents.length).toBe(2)
  await settle(page, true)
  await page.unrouteAll()
  await picture.click()
  await expect(page.getByRole('dialog', { name: 'Images' })).toBeVisible()
})

for (const piece of ['show-popups', 'modal'])
  test(`[T-15] a popup whose ${piece} is gone loads the page anew, once, and then stands in it as a notice`, async ({ page }) => {
    const { data } = (await callAsOwner(shop, 'POST', '/admin/popup', {
      title: 'Portes ouvertes',
      isValid: true,
      pages: ['le-caveau'],
      blocks: [{ type: 'title', text: 'Portes ouvertes', lead: 'Samedi.' }],
    })) as { data: { id: string } }
    const documents = await loseOf(page, piece)
    await page.goto(`${shop.url}/le-caveau`)
    const way = page.getByRole('link', { name: 'Lire l’annonce : Portes ouvertes' })
    await expect(way).toBeVisible()
    await rest(page)
    expect(documents).toEqual(['/le-caveau', '/le-caveau'])
    await way.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Portes ouvertes' })).toBeVisible()
    await callAsOwner(shop, 'DELETE', `/admin/popup/${data.id}`)
  })

test('[T-15] proposals that are gone load the page anew, once, and the search goes on without', async ({ page }) => {
  const documents = await loseOf(page, 'suggest')
  await page.goto(`${shop.url}/recherche`)
  const field = page.locator('main input[type=search]')
  await expect.poll(() => documents.length).toBe(2)
  await settle(page, true)
  await field.fill('savagnin')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=savagnin/)
  await rest(page)
  expect(documents.length).toBeLessThanOrEqual(3)
})

test('[T-15] what makes moving smoother, when it is gone, leaves links to be links', async ({ page }) => {
  const documents = await loseOf(page, 'smooth')
  await page.goto(`${shop.url}/le-domaine`)
  await rest(page)
  await page.locator('header.app-bar-wide').getByRole('link', { name: 'Visites' }).first().click()
  await expect(page).toHaveURL(`${shop.url}/visites`)
  await rest(page)
  expect(documents).toEqual(['/le-domaine', '/visites'])
})

test('[T-15] what a visitor has typed is not thrown away for a piece that is gone', async ({ page }) => {
  const documents = await loseOf(page, 'suggest')
  await page.goto(`${shop.url}/contact`)
  await settle(page, true)
  await page.locator('main textarea').fill('Bonjour, avez-vous encore du vin jaune ?')
  await page.setViewportSize({ width: 1700, height: 900 })
  await page.locator('header.app-bar-wide input[data-suggest]').focus()
  await rest(page)
  await expect(page.locator('main textarea')).toHaveValue('Bonjour, avez-vous encore du vin jaune ?')
  expect(documents).toEqual(['/contact'])
})
