import type { Page } from '@playwright/test'
import { tokenCookie } from '../../../../app/services/platform/session/cookies.server.ts'
import { shareOwnShop } from '../../demo-shop.ts'
import { callAsOwner } from '../../own-shop.ts'
import { expect, test } from '../../shopper.ts'

test.setTimeout(90_000)

const shop = shareOwnShop()

test.beforeEach(async ({ context }) => {
  const [pair = ''] = (await tokenCookie(false).serialize(shop.token)).split(';')
  await context.addCookies([{ name: 'token', value: pair.slice('token='.length), url: shop.url }])
})

const setValue = (name: string, value: string) => callAsOwner(shop, 'PUT', `/admin/parameter/${name}`, { value })
const frameOf = (page: Page) => page.frameLocator('iframe')

async function compose(page: Page) {
  await page.goto(`${shop.url}/admin/pages/le-domaine/composer`)
  await expect(frameOf(page).locator('[data-block]').first()).toBeVisible()
}

test('the site’s bars stand above and below the blocks, lead nowhere, and are no part of what is published', async ({ page }) => {
  await compose(page)
  const [above, below] = [frameOf(page).locator('.composed-bars').first(), frameOf(page).locator('.composed-bars').last()]
  await expect(above.locator('.app-bar-wide').getByText('Le domaine', { exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(above.locator('[aria-current]').filter({ hasText: 'Accueil' })).toHaveCount(0)
  await expect(below.getByText('SIRET')).toBeAttached()
  const order = await frameOf(page)
    .locator('body')
    .evaluate((body) => [...body.querySelectorAll('.app-bar-wide, [data-block], .foot')].map(({ className }) => className))
  expect(order.at(0)).toContain('app-bar')
  expect(order.at(-1)).toContain('foot')
  for (const bars of [above, below]) {
    await expect(bars).toHaveAttribute('inert')
    await expect(bars).toHaveAttribute('aria-hidden', 'true')
    await expect(bars.locator('[href], [id], [action], [name], script, dialog')).toHaveCount(0)
  }
  // A press on the menu presses nothing.
  const menu = await above.locator('.app-bar-wide').boundingBox()
  if (!menu) throw new Error('no bar')
  await page.mouse.click(menu.x + menu.width / 3, menu.y + menu.height / 2)
  await expect(page).toHaveURL(/\/composer$/)
  await page.getByRole('button', { name: 'Ajouter un bloc' }).press('Enter')
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(`${shop.url}/le-domaine`)
  await expect(page.locator('.foot')).toHaveCount(1)
  await expect(page.locator('main :is(.app-bar, .foot, .composed-bars)')).toHaveCount(0)
})

test('a bar that lies over the page lies over the canvas as well, and a site that is not open yet shows its own', async ({
  page,
}) => {
  await setValue('menu_type', 'ABSOLUTE')
  await compose(page)
  await expect(frameOf(page).locator('[data-over] .app-bar-wide')).toHaveCSS('position', 'absolute')
  await setValue('menu_type', 'RELATIVE')
  await callAsOwner(shop, 'PUT', '/admin/site', { isBuilding: true })
  await compose(page)
  await expect(frameOf(page).locator('[data-over]')).toHaveCount(0)
  await expect(frameOf(page).locator('.foot')).toBeAttached()
  await callAsOwner(shop, 'PUT', '/admin/site', { isBuilding: false })
})

test('a title whose letters are set one by one is written as it reads', async ({ page }) => {
  await setValue('art_direction', 'PET_NAT')
  await page.goto(`${shop.url}/admin/pages/accueil/composer`)
  const title = frameOf(page).locator('.collage').getByRole('textbox', { name: 'Titre', exact: true })
  await expect(title).toHaveText('Trois coteaux, cinq cépages, une famille')
  await expect(frameOf(page).locator('.collage')).not.toContainText(/[\uE000-\uE002]/)
  await title.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Cinq cépages, trois coteaux')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(shop.url)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cinq cépages, trois coteaux')
})
