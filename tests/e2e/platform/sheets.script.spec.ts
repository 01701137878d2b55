import type { Page } from '@playwright/test'
import { expect, settle, test } from '../shopper.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/le-domaine')
  await settle(page, true)
})

const sheet = '**/assets/shop-*.css'

/** The documents that are loaded from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** Goes to the shop, whose list needs a sheet that this page has not. */
async function goToShop(page: Page): Promise<void> {
  await page
    .locator('a[href="/boutique"]')
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).click())
}

test('a page that needs another sheet comes without a document, and only once its sheet is there', async ({ page }) => {
  const documents = watchDocuments(page)
  await page.route(sheet, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.evaluate(() => {
    const looks: string[] = []
    Object.assign(window, { looks })
    // Told in the same step in which the page is put in place, before anything of it is painted.
    new MutationObserver(() => {
      const filters = document.querySelector('.filters')
      if (filters) looks.push(getComputedStyle(filters).display)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await goToShop(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La boutique')
  const looks = await page.evaluate(() => (window as never as { looks: string[] }).looks)
  expect(looks[0]).toBe('flex')
  expect(documents).toEqual([])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
  expect(documents).toEqual([])
})

test.describe('a sheet that cannot be had', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('has the browser load the page by itself', async ({ page }) => {
    const documents = watchDocuments(page)
    await page.route(sheet, (route) => route.abort('failed'))
    await goToShop(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La boutique')
    expect(documents).toEqual(['/boutique'])
  })
})

test('a sheet that does not come in time has the browser load the page by itself', async ({ page }) => {
  const documents = watchDocuments(page)
  let asked = 0
  await page.route(sheet, (route) => {
    asked += 1
    if (asked > 1) void route.continue()
  })
  await goToShop(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La boutique', { timeout: 10_000 })
  expect(documents).toEqual(['/boutique'])
})
