import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, test } from '../../shopper.ts'

test.setTimeout(90_000)

const shop = shareDemo()
const wine = '/admin/produits/clocher'

test('two who have one wine open see each other beside the button, and not any more once one has left', async ({
  page,
  browser,
  javaScriptEnabled: js,
}) => {
  const other = await browser.newContext({ javaScriptEnabled: js })
  const colleague = await other.newPage()
  await enterAs(page, shop, 'SUPER_ADMIN')
  await enterAs(colleague, shop, 'ADMIN')
  await page.goto(shop.url + wine)
  await expect(page.locator('.save-bar')).not.toContainText('ouverte depuis')
  await colleague.goto(shop.url + wine)
  const beside = (one: typeof page) => one.locator('.save-bar .colleagues')
  await expect(beside(colleague)).toContainText(/a cette fiche ouverte depuis \d+.h/)
  if (!js) {
    // Without script what is on the screen is as it came: it is told on coming back.
    await page.reload()
    await expect(beside(page)).toContainText('a cette fiche ouverte')
    await other.close()
    return
  }
  // The first one hears of it while the page stays open.
  await expect(beside(page)).toContainText('a cette fiche ouverte', { timeout: 40_000 })
  await colleague.goto(`${shop.url}/admin/reglages`)
  await expect(beside(page)).toBeEmpty({ timeout: 60_000 })
  await other.close()
})
