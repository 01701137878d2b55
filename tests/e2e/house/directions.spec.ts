import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, expectNoSideScroll, test, widths } from '../shopper.ts'

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, 'styles are the same with script and without')
test.beforeAll(async () => {
  shop = await openOwnShop()
})
test.afterAll(() => shop.stop())

for (const direction of ['CARACTERE', 'PET_NAT'])
  test(`in ${direction} each kind of page is read by everybody and stands within every screen`, async ({ page }) => {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    for (const path of ['/', '/boutique', '/boutique/les-murgers', '/le-domaine', '/contact', '/actualites', '/zzz']) {
      await page.goto(shop.url + path)
      await expectNoSideScroll(page)
      await expectAccessible(page, true)
    }
  })

test('in another direction a wine is bought from its row of the index', async ({ page }) => {
  await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: 'CARACTERE' })
  await page.setViewportSize(widths.desk)
  await page.goto(`${shop.url}/boutique`)
  const row = page.locator('.row', { hasText: 'Les Grappillons' })
  await row.getByRole('button', { name: 'Ajouter au panier : Les Grappillons' }).click()
  await expect(page.getByRole('complementary', { name: 'Votre panier en bref' })).toContainText('Les Grappillons')
  await page.goto(`${shop.url}/panier`)
  await expect(page.getByRole('main')).toContainText('Les Grappillons')
})
