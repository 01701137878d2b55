import { shareOwnShop } from '../demo-shop.ts'
import { enterContact, expect, expectNoSideScroll, settle, test, widths } from '../shopper.ts'

test.setTimeout(90_000)

const shop = shareOwnShop()

test('what is ticked narrows the shop at once where there is script; the button does it without', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.goto(`${shop.url}/boutique`)
  if (js) await settle(page, true)
  await page.locator('.facet summary', { hasText: 'Famille' }).click()
  await page.getByRole('checkbox', { name: /^Rouges/, includeHidden: true }).check()
  if (!js) await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(/famille=rouge/)
  await expect(page.getByRole('status').first()).toContainText('7 produits')
  if (js) await expect(page.getByRole('checkbox', { name: /^Rouges/, includeHidden: true })).toBeFocused()
  await page.getByLabel('Trier par').selectOption({ label: 'Prix décroissant' })
  if (!js) await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByRole('article').first()).toContainText('Les Vieux Ceps')
})

test('whoever goes to the search by its magnifier types at once', async ({ page, javaScriptEnabled: js }) => {
  test.skip(!js, 'a document puts the cursor there by itself')
  await page.setViewportSize(widths.phone)
  await page.goto('/')
  await settle(page, true)
  await page.locator('.bottom-bar').getByRole('link', { name: 'Chercher' }).click()
  await expect(page.getByRole('dialog').getByRole('searchbox', { name: 'Chercher sur le site' })).toBeFocused()
})

test('on a phone a long cart keeps its total and the way on in sight, and a large amount beside no button', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.setViewportSize(widths.phone)
  const wines = ['murgers-2022-75:80', 'jaune-2017-62:1', 'grappillons-2024-75:1', 'cremant-75:1', 'clairdelune-75:1']
  await page.goto(`${shop.url}/panier/ajouter?vins=${wines.join(',')}`)
  await settle(page, js)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier$/)
  await settle(page, js)
  const go = page.locator('.cart-go')
  await expect(go).toBeInViewport({ ratio: 1 })
  await expect(go.locator('b')).toHaveText(/€/)
  const bar = await page.locator('.bottom-bar').boundingBox()
  const placed = await go.boundingBox()
  expect((placed?.y ?? 0) + (placed?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  const large = page.locator('.line').filter({ hasText: 'urgers' })
  await expect(large.locator('.line-sum')).toHaveText(/^\d\s\d{3},/)
  const sum = await large.locator('.line-sum').boundingBox()
  const plus = await large.locator('[id^=plus-]').boundingBox()
  expect(sum?.y).toBeGreaterThanOrEqual((plus?.y ?? 0) + (plus?.height ?? 0))
  const button = await go.getByRole('link').boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(widths.phone.width - 16)
  await go.getByRole('link', { name: 'Passer commande' }).click()
  await expect(page).toHaveURL(/\/commande$/)
  await page.goto(`${shop.url}/panier`)
  await page.setViewportSize(widths.desk)
  await expect(page.locator('.cart-go')).toBeHidden()
})

test('on a phone each part of the checkout keeps its way on and back within the screen', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await page.setViewportSize(widths.phone)
  await page.goto(`${shop.url}/panier/ajouter?vins=jaune-2017-62:1`)
  await settle(page, js)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier$/)
  await page.goto(`${shop.url}/commande`)
  await settle(page, js)
  await expectNoSideScroll(page)
  await enterContact(page)
  await settle(page, js)
  await expectNoSideScroll(page)
  await expect(page.getByLabel('Votre téléphone')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await expect(page.getByRole('button', { name: 'Commande avec obligation de paiement' })).toBeVisible()
  await settle(page, js)
  await expectNoSideScroll(page)
  await page.setViewportSize(widths.phone)
  // The total stands in sight wherever one is on the page.
  await page.getByRole('button', { name: 'Commande avec obligation de paiement' }).scrollIntoViewIfNeeded()
  await expect(page.locator('.recap-fold summary').getByText('€')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Modifier : Livraison' }).click()
  const back = await page.getByRole('link', { name: 'Ne rien changer' }).boundingBox()
  const on = await page.getByRole('button', { name: 'Enregistrer la modification' }).boundingBox()
  expect(back?.y).toBeGreaterThan((on?.y ?? 0) + (on?.height ?? 0) - 1)
})
