import { expect, expectAccessible, settle, test, widths } from '../shopper.ts'

test('[R-01] the home page says who we are and passes axe', async ({ page, javaScriptEnabled }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trois coteaux, cinq cépages, une famille')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByText('Interdiction de vente de boissons alcooliques aux mineurs')).toBeVisible()
  await expectAccessible(page, javaScriptEnabled)
})

test('[R-10] a page of the site opens from the menu, on a desk and on a phone', async ({ page, javaScriptEnabled }) => {
  await page.setViewportSize(widths.desk)
  await page.goto('/')
  await settle(page, javaScriptEnabled)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Le domaine' }).click()
  await expect(page).toHaveURL('/le-domaine')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le domaine')
  await expect(page).toHaveTitle(/Le domaine/)

  await page.setViewportSize(widths.phone)
  await page.locator('summary[aria-label="Menu"]').click()
  await page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Le caveau' }).click()
  await expect(page).toHaveURL('/le-caveau')
  await expectAccessible(page, javaScriptEnabled)
})

test('[R-13] [X-01] an unknown address says so in French, with the way home', async ({ page, javaScriptEnabled }) => {
  const response = await page.goto('/nulle-part')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page est introuvable.')
  await expectAccessible(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL('/')
})
