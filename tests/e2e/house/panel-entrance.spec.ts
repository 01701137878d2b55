import { demoLogin, enterAs, fillLogin, shareDemo } from '../demo-shop.ts'
import { expect, settle, test } from '../shopper.ts'

test.setTimeout(90_000)

const shop = shareDemo()

test('an owner who is asked to log in on the way to the panel stands in it, changes a category, and goes out and back', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.goto(`${shop.url}/admin/declinaisons?q=21`)
  await expect(page).toHaveURL(/\/auth\?retour=/)
  await settle(page, js)
  await fillLogin(page, demoLogin(shop, 'ADMIN'))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL(/\/admin\/declinaisons\?q=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Déclinaisons')

  await page.goto(`${shop.url}/admin/categories`)
  await page.locator('main tbody a').first().click()
  await page.locator('#f-label').fill('Vins du haut')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('C’est enregistré.')).toBeVisible()

  await page.getByRole('link', { name: 'Voir le site' }).click()
  if (js) await settle(page, true)
  await page.goto(`${shop.url}/boutique`)
  if (js) await settle(page, true)
  await expect(page.locator('main')).toContainText('Vins du haut')
  await page.getByRole('link', { name: 'Administration' }).click()
  await expect(page.locator('body.panel-page').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await settle(page, js)
  await expect(page.locator('.staff-bar')).toBeVisible()
  await page.goForward()
  await expect(page.locator('body.panel-page').getByRole('heading', { level: 1 })).toBeVisible()
})

test('an owner who just logs in begins in the panel, logs out on the site, and a link of the site leads back', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await expect(page.locator('body.panel-page').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Se déconnecter' }).click()
  await settle(page, js)
  await page.getByRole('button', { name: 'Me déconnecter' }).click()
  await expect(page).toHaveURL(`${shop.url}/`)
  await expect(page.locator('.staff-bar')).toHaveCount(0)
})
