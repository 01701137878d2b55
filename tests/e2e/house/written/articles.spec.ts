import { findFaults } from '../../axe.ts'
import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, test } from '../../shopper.ts'

test.setTimeout(60_000)

const shop = shareDemo()

for (const [desk, id, place] of [
  ['actualites', 'portes-ouvertes-de-decembre', '/actualites'],
  ['articles', 'tailler-en-fevrier', '/blog'],
] as const) {
  test(`an article of ${desk} is written on the page, kept as a draft, and read by visitors once it is published`, async ({
    page,
    javaScriptEnabled: js,
  }) => {
    test.skip(!js)
    await enterAs(page, shop, 'ADMIN')
    await page.goto(`${shop.url}/admin/${desk}/${id}`)
    await expect(page.locator('.draft').getByText('En ligne', { exact: true })).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Composer la page' }).click()
    await expect(page.frameLocator('iframe').locator('[data-block]').first()).toBeVisible()
    await page.getByLabel('Sorte de bloc').selectOption('Citation')
    await page.getByRole('button', { name: 'Ajouter un bloc' }).click()
    const side = page.getByRole('region', { name: 'Réglages du bloc' })
    await side.getByLabel('Texte').fill('Le temps fait la moitié du vin.')
    await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible()
    const list = await page.context().newPage()
    await list.goto(`${shop.url}/admin/${desk}`)
    await expect(list.getByText('Modifications non publiées')).toBeVisible()
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.getByText('C’est en ligne.')).toBeVisible()
    await list.goto(`${shop.url}/admin/${desk}/${id}/versions`)
    await expect(list.locator('b', { hasText: 'Version 2' })).toBeVisible()
    await list.getByRole('link', { name: 'Comparer Version 1' }).click()
    await expect(list.getByText('Le temps fait la moitié du vin.').first()).toBeVisible()
    await list.goto(shop.url + place)
    await list.locator(`a[href*="${id}"]`).first().click()
    await expect(list.getByText('Le temps fait la moitié du vin.').first()).toBeVisible()
  })
}
