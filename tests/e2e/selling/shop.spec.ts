import { shareOwnShop } from '../demo-shop.ts'
import { expect, expectAccessible, settle, test } from '../shopper.ts'

// Browsers with axe on several pages take their time on a busy machine.
test.setTimeout(90_000)

const shop = shareOwnShop()

test('a visitor narrows the shelves, finds a wine and chooses its size by plain links and a plain form', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.goto(`${shop.url}/boutique`)
  await settle(page, js)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La boutique')
  await expectAccessible(page, js)
  await page.locator('.facet summary', { hasText: 'Famille' }).click()
  await page.getByRole('checkbox', { name: /^Rouges/, includeHidden: true }).check()
  if (js) await expect(page).toHaveURL(/famille=rouge/)
  await page.getByLabel('Trier par').selectOption({ label: 'Prix décroissant' })
  if (!js) await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(/famille=rouge/)
  await expect(page.getByRole('status')).toContainText('7 produits')
  await expect(page.getByRole('article').first()).toContainText('Les Vieux Ceps')
  await expect(page.getByRole('checkbox', { name: /^Rouges/, includeHidden: true })).toBeChecked()
  await page.getByRole('link', { name: 'Clos de l’Abbesse' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clos de l’Abbesse')
  await settle(page, js)
  await expectAccessible(page, js)
  await page.getByRole('link', { name: /150/ }).click()
  await expect(page.getByRole('link', { name: /150/ })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('34,67 €/L')).toBeVisible()
})

test('the shelves fit a phone and a desk, and the page of ingredients passes axe', async ({ page, javaScriptEnabled: js }) => {
  for (const width of [320, 390, 960, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/boutique?categorie=a-offrir', '/boutique/vin-jaune', '/boutique/les-trois-coteaux']) {
      await page.goto(shop.url + path)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect([path, width, over]).toEqual([path, width, 0])
    }
  }
  await page.goto(`${shop.url}/e-label/jaune-2017-62`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vin jaune 2017')
  await expectAccessible(page, js)
})

test('on a phone the filters open as a sheet, with and without script, and what is chosen is sent together', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop.url}/boutique`)
  if (js) await settle(page, true)
  await page.getByRole('button', { name: 'Filtrer et trier' }).click()
  await page.locator('.facet summary', { hasText: 'Cépage' }).click()
  await page.getByLabel(/^Trousseau/).check()
  await expect(page).toHaveURL(`${shop.url}/boutique`)
  await page.getByRole('button', { name: /^Voir \d+ produits$/ }).click()
  await expect(page).toHaveURL(/cepage=trousseau/)
  await expect(page.getByRole('status').first()).toContainText('3 produits')
  await page.getByRole('link', { name: 'Retirer : Trousseau' }).click()
  await expect(page).toHaveURL(`${shop.url}/boutique`)
})
