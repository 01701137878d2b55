import type { Locator, Page } from '@playwright/test'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, settle, test } from '../shopper.ts'

const shop = shareDemo()

/** What the browser proposes under a field. */
const proposals = (page: Page, label: string) => proposalsOf(page.locator('main').getByLabel(label))
const proposalsOf = (place: Locator) =>
  place.evaluate((field) => [...((field as HTMLInputElement).list?.options ?? [])].map(({ value, label: says }) => [value, says]))

test('[A-23] a town completes a postal code and a postal code its town, in the cart, at the checkout and in an account', async ({
  page,
  javaScriptEnabled,
}) => {
  test.slow()
  await page.goto(`${shop.url}/panier/ajouter?vins=abbesse-2021-75:2`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier$/)
  const code = page.locator('#cp')
  if (!javaScriptEnabled) {
    await code.fill('39600')
    await page.locator('#estimer').click()
    await expect(page.getByText('Livraison à domicile').first()).toBeVisible()
    return
  }
  await settle(page, true)
  await code.pressSequentially('3960')
  await expect.poll(() => code.evaluate((field) => (field as HTMLInputElement).list?.options.length ?? 0)).toBeGreaterThan(1)

  await page.goto(`${shop.url}/commande`)
  await settle(page, true)
  const town = page.getByLabel('Ville')
  await town.pressSequentially('Voiteu')
  await expect.poll(() => proposals(page, 'Ville')).toEqual([['Voiteur', '39210 · Voiteur']])
  await town.fill('Voiteur')
  await expect(page.getByLabel('Code postal')).toHaveValue('39210')
  await town.fill('')
  await page.getByLabel('Code postal').fill('')
  await town.fill('Ailleurs')
  await page.getByLabel('Code postal').pressSequentially('67000')
  await expect.poll(() => proposals(page, 'Code postal')).toContainEqual(['67000', 'Strasbourg · 67000'])
  await expect(town, 'what was typed stays').toHaveValue('Ailleurs')

  // Where the house has addresses proposed, the one that is chosen fills all that belongs to it; here it does not, and is asked once.
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/panier/rues') && asked.push(request.url()))
  const street = page.locator('main [name="address"]')
  await street.pressSequentially('rue haute', { delay: 60 })
  await expect.poll(() => asked.length).toBe(1)
  const found = { address: '3 Rue Haute', postalCode: '39600', city: 'Arbois' }
  await page.route('**/panier/rues?*', (route) => route.fulfill({ json: [found] }))
  await page.reload()
  await settle(page, true)
  await street.fill('3 rue haute')
  await expect.poll(() => proposalsOf(street)).toEqual([['3 Rue Haute, 39600 Arbois', '']])
  await street.fill('3 Rue Haute, 39600 Arbois')
  await expect(street).toHaveValue('3 Rue Haute')
  await expect(page.getByLabel('Code postal')).toHaveValue('39600')
  await expect(town).toHaveValue('Arbois')

  await enterAs(page, shop, 'MEMBER')
  await page.goto(`${shop.url}/mon-compte/adresses`)
  await settle(page, true)
  await page.getByLabel('Code postal').pressSequentially('67000')
  await expect(page.getByLabel('Ville')).toHaveValue('Strasbourg')
})
