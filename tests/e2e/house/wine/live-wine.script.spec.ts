import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, expectAccessible, test, widths } from '../../shopper.ts'

const shop = shareDemo()

test('what stands beside a wine follows what is typed: its label, its price, and how a search engine shows it', async ({
  page,
  javaScriptEnabled: js,
}) => {
  // Without script it says what is kept: the tests of requests read it.
  test.skip(!js)
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(`${shop.url}/admin/produits/nouveau`)
  const label = page.locator('.wine-label')
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('name').fill('Le Tarier')
  await field('facts.alcohol').fill('12,5')
  await field('facts.analysis.sugar').fill('2')
  await expect(label).toContainText(/\d+\s*kJ \/ \d+\s*kcal/)
  await field('facts.ingredients').fill('Raisins, conservateur : sulfites')
  await expect(label.locator('strong')).toHaveText('sulfites')
  await field('price').fill('14,50')
  await expect(page.locator('.wine-card')).toContainText(/14,50/)
  await page.locator('summary', { hasText: 'Moteurs de recherche' }).click()
  await field('metaTitle').fill('Poulsard du Jura')
  await expect(page.locator('.wine-result-title')).toContainText('Poulsard du Jura')
  await expectAccessible(page, js)
  await expectAccessible(page, js, widths.phone)
})
