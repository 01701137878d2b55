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
  // What comes of itself twice a minute need not be waited for.
  if (js) await page.clock.install()
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
  await page.clock.fastForward(26_000)
  await expect(beside(page)).toContainText('a cette fiche ouverte')
  await colleague.goto(`${shop.url}/admin/reglages`)
  // Whoever leaves says so on the way, and may be heard a moment after the next page has come.
  await expect(async () => {
    await page.clock.fastForward(26_000)
    await expect(beside(page)).toBeEmpty({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await other.close()
})
