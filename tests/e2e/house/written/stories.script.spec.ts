import { findFaults } from '../../axe.ts'
import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, test } from '../../shopper.ts'

test.setTimeout(60_000)

const shop = shareDemo()

test('the story of a wine is composed, kept as a draft, and read on its page once it is published', async ({ page }) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/produits/clocher`)
  const slug = await page.locator('[name="slug"]').inputValue()
  await page.getByRole('link', { name: 'L’écrire bloc par bloc' }).click()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Composer l’histoire' }).click()
  await expect(page.frameLocator('iframe').locator('[data-block]').first()).toBeVisible()
  await page.getByLabel('Sorte de bloc').selectOption('Citation')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click()
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await side.getByLabel('Texte').fill('Il a dormi sous le clocher.')
  await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Titre et présentation' })).toHaveCount(0)
  const wine = await page.context().newPage()
  await wine.goto(`${shop.url}/boutique/${slug}`)
  await expect(wine.getByText('Il a dormi sous le clocher.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await wine.reload()
  await expect(wine.getByText('Il a dormi sous le clocher.')).toBeVisible()
  expect(await findFaults(wine)).toEqual([])
  for (const width of [390, 1440]) {
    await wine.setViewportSize({ width, height: 900 })
    const overflow = await wine.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, `${width}`).toBe(0)
  }
})
