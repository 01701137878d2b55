import { toRichText } from '#app/models/site/rich-text.ts'
import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, settle, test } from '../shopper.ts'

const script = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true">'

test('threat 15: a script in a page’s content is shown as text and does not run', async ({ page, javaScriptEnabled }) => {
  const shop = await openOwnShop()
  try {
    await callAsOwner(shop, 'PUT', '/admin/page/le-domaine', {
      title: script,
      metaDescription: `"${script}`,
      blocks: [
        { type: 'title', text: script },
        { type: 'text', title: script, body: toRichText(script) },
      ],
    })
    await page.goto(`${shop.url}/le-domaine`)
    await settle(page, javaScriptEnabled)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(script)
    if (javaScriptEnabled) expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(await page.locator('main script, main img').count()).toBe(0)
  } finally {
    await shop.stop()
  }
})
