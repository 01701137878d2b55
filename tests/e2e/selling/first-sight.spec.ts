import { expect, expectAccessible, settle, test, widths } from '../shopper.ts'

const abbess = '/boutique/clos-de-l-abbesse'

test('on a phone the price and the button of a wine are in sight at once, and stay in reach to the end of the page', async ({
  page,
}) => {
  await page.setViewportSize(widths.phone)
  await page.goto(abbess)
  const bar = page.locator('.buy-bar')
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toContainText('24,00')
  await page.locator('.beside:visible').last().scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page.getByText('C’est dans votre panier')).toBeVisible()
  await page.goto('/panier')
  await expect(page.getByLabel('Quantité de Clos de l’Abbesse')).toHaveValue('1')
})

test('the number of bottles is counted up and down by buttons where there is script, and typed everywhere', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(abbess)
  await settle(page, javaScriptEnabled)
  const more = page.getByRole('button', { name: 'Une unité de plus : Clos de l’Abbesse' })
  const field = page.getByLabel('Quantité de Clos de l’Abbesse')
  if (javaScriptEnabled) {
    await more.click()
    await more.click()
    await expect(field).toHaveValue('3')
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Une unité de moins : Clos de l’Abbesse' }).click()
    await expect(field).toHaveValue('1')
    await more.click()
  } else {
    await expect(more).toBeHidden()
    await field.fill('2')
  }
  await page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page.getByText('C’est dans votre panier')).toBeVisible()
  await page.goto('/panier')
  await expect(field).toHaveValue('2')
})

test('from a card a chosen size goes into the cart without a look at its page', async ({ page }) => {
  await page.goto('/boutique?q=abbesse')
  await page.getByLabel('Millésime et format de Clos de l’Abbesse').selectOption('abbesse-2021-150:1')
  await page.getByRole('button', { name: 'Ajouter au panier : Clos de l’Abbesse' }).click()
  await expect(page.getByText('C’est dans votre panier')).toBeVisible()
  await page.goto('/panier')
  await expect(page.locator('main')).toContainText('2021 · 150')
})

test('what was added shows the cart beside the page, from which more can be added; it stands in nobody’s way', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'without script the page says it above its content')
  await page.setViewportSize(widths.desk)
  await page.goto(abbess)
  await settle(page, javaScriptEnabled)
  await page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }).click()
  const drawer = page.getByRole('complementary', { name: 'Votre panier en bref' })
  await expect(drawer).toBeVisible()
  await expect(drawer.getByRole('status')).toHaveText(/C’est dans votre panier/)
  await expect(drawer).toContainText('24,00')
  await expectAccessible(page, javaScriptEnabled)
  await drawer
    .getByRole('region', { name: 'Avec cela' })
    .getByRole('button', { name: /^Ajouter/ })
    .first()
    .click()
  await expect(drawer.locator('.brief-lines').first().getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(drawer).toContainText('2 × 2021')
  await drawer.getByRole('link', { name: 'Passer commande' }).click()
  await expect(page).toHaveURL(/commande$/)
})

test.describe('on a bad line', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('where the cart in brief does not come, a word says that it is done and leads to the cart', async ({
    page,
    javaScriptEnabled,
  }) => {
    test.skip(!javaScriptEnabled, 'without script there is no drawer')
    await page.route('**/panier/en-bref', (route) => route.abort())
    await page.goto(abbess)
    await settle(page, javaScriptEnabled)
    await page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(page.locator('.toast').getByRole('link', { name: 'Voir le panier' })).toBeVisible()
  })
})
