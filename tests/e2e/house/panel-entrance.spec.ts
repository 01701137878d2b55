import { demoLogin, enterAs, fillLogin, shareDemo } from '../demo-shop.ts'
import { expect, expectAccessible, settle, test, widths } from '../shopper.ts'

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

test('the search of the panel opens over any screen by the keyboard and the magnifier; without script it is a screen', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.setViewportSize(widths.phone)
  await page.goto(`${shop.url}/admin/categories`)
  await page.locator('.bottom').getByRole('link', { name: 'Chercher' }).click()
  const field = page.getByRole('searchbox', { name: /Une commande, un vin/ })
  await field.fill('prix du Bal des geais')
  if (js) {
    await expect(page).toHaveURL(/\/admin\/categories$/)
    await expect(page.getByRole('dialog', { name: 'Chercher' }).getByRole('link')).toHaveCount(1)
    await expectAccessible(page, js, widths.phone)
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
  } else {
    await page.getByRole('button', { name: 'Chercher' }).click()
    await page.getByRole('region', { name: 'À faire' }).getByRole('link').click()
  }
  await expect(page).toHaveURL(/\/admin\/produits\/[^/#]+#f-price$/)
  if (!js) return
  await page.keyboard.press('Control+k')
  await field.fill('fermer du 24 au 4')
  await expect(page.getByRole('dialog').getByText(/^Fermer du 24/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/fermetures\/nouveau\?firstDay=\d{4}-\d{2}-24&lastDay=\d{4}-\d{2}-04$/)
})
