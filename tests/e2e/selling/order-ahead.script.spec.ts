import type { Page } from '@playwright/test'
import { shareDemo } from '../demo-shop.ts'
import { enterWho, expect, settle, test } from '../shopper.ts'

const shop = shareDemo()

const orderButton = (page: Page) => page.getByRole('button', { name: 'Commande avec obligation de paiement' })
const total = (page: Page) => page.getByRole('region', { name: 'Total à payer' })

async function beginOrder(page: Page) {
  await page.goto(`${shop.url}/boutique/clos-de-l-abbesse`)
  await settle(page, true)
  await page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }).click()
  await page.getByRole('link', { name: 'Passer commande' }).first().click()
  await expect(page).toHaveURL(/\/commande$/)
  await settle(page, true)
}

test('who types where the goods go finds the price to there and the button that orders below, and stays where they are', async ({
  page,
}) => {
  await beginOrder(page)
  await expect(orderButton(page)).toHaveCount(0)
  await enterWho(page)
  await expect(page.getByText('Tout est prêt')).toBeVisible()
  await expect(page.getByLabel('Ville')).toBeFocused()
  await expect(total(page)).toContainText('Livraison, 39600')
  await expect(page.getByRole('main')).toContainText('Agathe Perrenot, 12, impasse des Tilleuls, 39600 Montorge')
  expect(await page.evaluate(() => history.length), 'no page more to go back through').toBeLessThanOrEqual(4)
})

test('what is written anew is what is ordered: until it is taken nothing can be', async ({ page }) => {
  await beginOrder(page)
  await enterWho(page)
  await expect(orderButton(page)).toBeVisible()
  await page.getByRole('radio', { name: /^Virement/ }).check()
  await page.getByLabel(/Je déclare avoir 18 ans/).check()
  await page.getByLabel(/J’ai lu et j’accepte/).check()
  await page.route('**/commande/coordonnees*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.getByLabel('Rue et numéro').fill('14, impasse des Tilleuls')
  await expect(total(page)).toHaveAttribute('inert')
  await orderButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Agathe')
  await expect(page.getByRole('main')).toContainText('14, impasse des Tilleuls')
  await expect(page.getByRole('main')).not.toContainText('12, impasse des Tilleuls')
})

test.describe('a broken line', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('where the answer is lost nothing is ordered by what was known before', async ({ page }) => {
    await beginOrder(page)
    await enterWho(page)
    await expect(orderButton(page)).toBeVisible()
    await page.route('**/commande/coordonnees*', (route) => route.abort())
    await page.getByLabel('Rue et numéro').fill('14, impasse des Tilleuls')
    await page.waitForTimeout(1500)
    await expect(total(page)).toHaveAttribute('inert')
    await page.unroute('**/commande/coordonnees*')
    await page.getByLabel('Complément').fill('au fond de la cour')
    await expect(total(page)).not.toHaveAttribute('inert')
    await expect(page.getByRole('main')).toContainText('14, impasse des Tilleuls, au fond de la cour')
  })
})

test('its own buttons lead on as ever: to what is ready, folded, and to the other ways of receiving', async ({ page }) => {
  await beginOrder(page)
  await enterWho(page)
  await expect(page.getByText('Tout est prêt')).toBeVisible()
  await page.getByRole('button', { name: 'Livrer à cette adresse' }).click()
  await expect(page.getByLabel('Ville')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Paiement' })).toBeFocused()
  await page.goto(`${shop.url}/commande?partie=coordonnees`)
  await expect(page.getByLabel('Ville')).toHaveValue('Montorge')

  await page.context().clearCookies()
  await beginOrder(page)
  await enterWho(page)
  await expect(page.getByText('Tout est prêt')).toBeVisible()
  await page.getByRole('button', { name: 'Recevoir autrement, ou offrir' }).click()
  await expect(page.getByRole('radio', { name: /^Retrait au caveau/ })).toBeVisible()
  await page.getByRole('radio', { name: /^Livraison à domicile/ }).check()
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click()
  await expect(orderButton(page)).toBeVisible()
})

test('whoever fetches the goods finds the order below the hour they choose, and nothing of before once they choose another way', async ({
  page,
}) => {
  await beginOrder(page)
  await enterWho(page)
  await page.getByRole('button', { name: 'Recevoir autrement, ou offrir' }).click()
  await page.getByRole('radio', { name: /^Retrait au caveau/ }).check()
  await expect(orderButton(page)).toHaveCount(0)
  const hour = page.getByLabel('Jour et heure du retrait')
  const chosen = hour.locator('option:not([value=""])').first()
  await hour.selectOption(await chosen.getAttribute('value'))
  await expect(page.getByText('Tout est prêt')).toBeVisible()
  await expect(total(page)).toContainText('Retrait')
  await expect(hour).toBeVisible()

  await page.getByRole('radio', { name: /^Livraison à domicile/ }).check()
  await expect(total(page)).toHaveAttribute('inert')
  await page.getByRole('radio', { name: /^Retrait au caveau/ }).check()
  await expect(total(page)).not.toHaveAttribute('inert')
  await page.getByRole('radio', { name: /^Au retrait/ }).check()
  await page.getByLabel(/Je déclare avoir 18 ans/).check()
  await page.getByLabel(/J’ai lu et j’accepte/).check()
  await orderButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, Agathe')
  await expect(page.getByRole('main')).toContainText('Retrait')
})

test('a town that is doubted is told beside its field, and waits for who insists on it by the button', async ({ page }) => {
  await beginOrder(page)
  await enterWho(page)
  await expect(orderButton(page)).toBeVisible()
  await page.getByLabel('Ville').fill('Lyon')
  await page.getByLabel('Ville').blur()
  await expect(page.getByRole('main')).toContainText('39600 n’est pas le code postal de Lyon')
  await page.getByLabel('Complément').fill('au fond')
  await page.waitForTimeout(1500)
  await expect(total(page)).toHaveAttribute('inert')
  await page.getByRole('button', { name: 'Livrer à cette adresse' }).click()
  await expect(page.getByLabel('Ville')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('12, impasse des Tilleuls, au fond, 39600 Lyon')
})
