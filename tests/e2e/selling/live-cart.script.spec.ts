import type { Page } from '@playwright/test'
import { shareDemo } from '../demo-shop.ts'
import { enterContact, expect, settle, test } from '../shopper.ts'

const shop = shareDemo()

const more = (page: Page) => page.getByRole('button', { name: 'Une unité de plus : Clos de l’Abbesse' })

const inBars = (page: Page) => page.locator('.count:visible').first()

async function fillCart(page: Page): Promise<void> {
  await page.goto(`${shop.url}/panier/ajouter?vins=abbesse-2021-75:2`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier$/)
  await settle(page, true)
}

test('acts on the cart load no document, each of them counts however fast they come, and the bars tell of them', async ({
  page,
}) => {
  await fillCart(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  for (let clicks = 0; clicks < 3; clicks += 1) await more(page).click()
  await expect(page.getByLabel('Quantité de Clos de l’Abbesse')).toHaveValue('5')
  await expect(inBars(page)).toContainText('5')
  await expect(more(page)).toBeFocused()
  await page.getByLabel('Estimer la livraison').fill('abc')
  await page.getByRole('button', { name: 'Estimer' }).click()
  await expect(page.getByLabel('Estimer la livraison')).toBeFocused()
  await expect(page.locator('.field-fault')).toHaveCount(1)
  await page.getByLabel('Estimer la livraison').fill('39600')
  await page.getByRole('button', { name: 'Estimer' }).click()
  await expect(page.getByText('Livraison, 39600')).toBeVisible()
  await expect(page.locator('.field-fault')).toHaveCount(0)
  await page.getByRole('link', { name: 'Passer commande' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre commande')
  await page.getByRole('link', { name: 'Revenir au panier' }).click()
  await page.getByRole('button', { name: 'Retirer Clos de l’Abbesse' }).click()
  await expect(page.locator('.count:visible')).toHaveCount(0)
  await page.getByRole('button', { name: /^Annuler/ }).click()
  await expect(page.locator('.toasts')).toContainText('C’est remis dans votre panier')
  await expect(page.getByLabel('Quantité de Clos de l’Abbesse')).toHaveValue('5')
  expect(documents).toEqual([])
})

test('the bars tell what another tab has made of the cart, on each page of the way to an order', async ({ page }) => {
  await fillCart(page)
  await more(page).click()
  await expect(inBars(page)).toContainText('3')
  await page.getByRole('link', { name: 'Passer commande' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre commande')
  await expect(inBars(page)).toContainText('3')
  const other = await page.context().newPage()
  await fillCart(other)
  await page.getByRole('link', { name: 'Revenir au panier' }).click()
  await expect(page.getByLabel('Quantité de Clos de l’Abbesse')).toHaveValue('5')
  await expect(inBars(page)).toContainText('5')
  await other.getByRole('button', { name: 'Retirer Clos de l’Abbesse' }).click()
  await expect(other.locator('.count:visible')).toHaveCount(0)
  await other.close()
  // Refused, for there is no such line any more.
  await more(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Votre panier est encore vide' })).toBeVisible()
  await expect(page.locator('.count:visible')).toHaveCount(0)
  await expect(page.locator('.cart-tool:visible')).toHaveCount(1)
})

test('[R-12] an act on the cart that takes its time shows the loading bar', async ({ page }) => {
  await fillCart(page)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/panier/ligne.data', async (route) => {
    await asked
    await route.continue()
  })
  await more(page).click()
  await expect(page.locator('.loading')).toHaveAttribute('data-state', 'running')
  answer()
  await expect(page.getByLabel('Quantité de Clos de l’Abbesse')).toHaveValue('3')
  await expect(page.locator('.loading')).toHaveAttribute('data-state', 'hidden')
})

test('[R-19] at the checkout whoever leaves a field is told what is wrong with it, and nothing is sent on', async ({ page }) => {
  await fillCart(page)
  await page.goto(`${shop.url}/commande`)
  await settle(page, true)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const line = document.querySelector('.loading') as HTMLElement
    new MutationObserver(() => seen.push(line.dataset.state ?? '')).observe(line, { attributes: true })
  })
  const code = page.getByLabel('Code postal')
  await code.fill('2500')
  await page.getByLabel('Nom', { exact: true }).focus()
  await expect(page.locator('.field-fault')).toHaveText(/cinq chiffres/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await code.fill('39600')
  await page.getByLabel('Nom', { exact: true }).focus()
  await expect(page.locator('.field-fault')).toHaveCount(0)
  await expect(page).toHaveURL(/\/commande$/)
  expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).not.toContain('failed')
})

test('parts of the checkout open in place, and what another tab has changed is told there and ordered once it was read', async ({
  page,
}) => {
  await fillCart(page)
  await page.goto(`${shop.url}/commande`)
  await settle(page, true)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  const order = page.getByRole('button', { name: 'Commande avec obligation de paiement' })
  const transfer = page.getByRole('radio', { name: /^Virement/ })
  await enterContact(page)
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await page.getByRole('link', { name: 'Modifier : Livraison' }).click()
  await page.getByRole('radio', { name: /^Point de retrait/ }).check()
  await page.getByRole('button', { name: 'Enregistrer la modification' }).click()
  await expect(page.getByText('Choisissez un point de retrait.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Ne rien changer' }).click()
  await transfer.check()
  await page.getByLabel(/Je déclare avoir 18 ans/).check()
  await page.getByLabel(/J’ai lu et j’accepte/).check()

  const other = await page.context().newPage()
  await fillCart(other)
  await other.close()
  await order.click()
  await expect(page.getByRole('alert')).toContainText('Rien n’a été commandé : votre panier a changé entre-temps.')
  await expect(inBars(page)).toContainText('4')
  await expect(page.locator('.field-fault')).toHaveText(/4 au lieu de 2/)
  await expect(page.getByRole('region', { name: 'Total à payer' })).toContainText('96,00')
  await expect(transfer).toBeChecked()
  expect(documents).toEqual([])
  await order.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Agathe')
})

test('a part that was refused is mended and sent again before the page around it has been read anew', async ({ page }) => {
  await fillCart(page)
  await page.goto(`${shop.url}/commande`)
  await settle(page, true)
  await enterContact(page)
  await page.getByRole('radio', { name: /Retrait au caveau/ }).check()
  // The first reading is never answered.
  await page.route('**/commande.data*', () => {}, { times: 1 })
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await expect(page.getByLabel('Jour et heure du retrait')).toBeFocused()
  await page.getByLabel('Jour et heure du retrait').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await expect(page.getByRole('radio', { name: /^Au retrait/ })).toBeVisible()
})

test.describe('an answer that is lost', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('[R-12] in the cart is said, and the act is not sent a second time', async ({ page }) => {
    await fillCart(page)
    let posts = 0
    await page.route('**/panier/ligne.data', (route) => {
      posts += 1
      return route.abort('failed')
    })
    await more(page).click()
    await expect(page.getByText('La réponse n’est pas arrivée', { exact: false })).toBeVisible()
    await page.waitForTimeout(500)
    expect(posts).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier')
    await page.unroute('**/panier/ligne.data')
    await more(page).click()
    await expect(page.getByLabel('Quantité de Clos de l’Abbesse')).toHaveValue('3')
  })
})
