import type { Page } from '@playwright/test'
import { deskPlans } from '../../../app/services/house/plans/desk-plans.server.ts'
import { tokenCookie } from '../../../app/services/platform/session/cookies.server.ts'
import { hostileTexts } from '../../support/hostile-texts.ts'
import { panelScreens } from '../../support/panel/panel-screens.ts'
import { longTexts, plantAnswer, plantBodies, plantOrder, plantTexts, plantWebhook } from '../hostile-house.ts'
import { openOwnShop } from '../own-shop.ts'
import { expect, test } from '../shopper.ts'

/** Opens a screen without its policy, which would hold back what the screen lets through; a script that we packed is no fault, nor a frame in which nothing may run, nor one with the site itself, whose pages are walked as what they are. */
async function openBare(page: Page, url: string) {
  await page.goto(url)
  // One that waits to be scrolled to holds nothing yet.
  for (const frame of page.frames().filter((one) => !/^(about:blank)?$|[?&]apercu=/.test(one.url()))) {
    const built = await frame.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => !(element instanceof HTMLScriptElement && element.src.startsWith(`${location.origin}/assets/`)))
        .filter((element) => !(element instanceof HTMLIFrameElement && element.getAttribute('sandbox') === ''))
        .filter(
          (element) =>
            !(element instanceof HTMLIFrameElement && /^\/(?!\/)[^?]*\?apercu=/.test(element.getAttribute('src') ?? '')),
        )
        .map((element) => `${element.tagName} ${element.getAttributeNames()}`),
    )
    expect(
      built.filter((one) => /^(SCRIPT|STYLE|IFRAME|OBJECT|EMBED|BASE)\b| on[a-z]+/i.test(one)),
      url,
    ).toEqual([])
  }
}

test('threat 14: what visitors and owners write runs nothing on any screen of the panel, without the policy too', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
  const shop = await openOwnShop()
  const ran: string[] = []
  try {
    await plantTexts(shop)
    await plantAnswer(shop)
    await plantWebhook(shop)
    const order = await plantOrder(shop)
    const bodies = await plantBodies(shop)
    const [pair = ''] = (await tokenCookie(false).serialize(shop.token)).split(';')
    await context.addCookies([{ name: 'token', value: pair.slice('token='.length), url: shop.url }])
    await page.exposeFunction('hacked', () => ran.push(page.url()))
    page.on('dialog', (dialog) => {
      ran.push(dialog.message())
      return dialog.dismiss()
    })
    await page.route(`${shop.url}/admin**`, async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const headers = response.headers()
      delete headers['content-security-policy']
      await route.fulfill({ response, headers })
    })
    // What shows the planted words each time; of the other screens every sixth, in the long run all.
    const screens = panelScreens().filter((_path, place) => process.env.LONG || place % 6 === 0)
    for (const path of [...screens, order, ...bodies.bare]) await openBare(page, shop.url + path)
    for (const path of bodies.scripted) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      const seen = path.endsWith('composer') ? page.frameLocator('iframe').first() : page
      await expect(seen.locator('blockquote').first()).toBeVisible()
    }
    for (const kind of ['packing', 'gift']) {
      const slip = await page.request.get(`${shop.url}${order}/bon/${kind}`)
      expect([slip.status(), slip.headers()['content-type']], 'a slip is a file and no document of the browser').toEqual([
        200,
        'application/pdf',
      ])
    }
    for (const { slug } of deskPlans) {
      await openBare(page, `${shop.url}/admin/${slug}`)
      const things = await page
        .locator('tbody td:first-child a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
      for (const path of things.slice(0, process.env.LONG ? 2 : 1)) await openBare(page, shop.url + path)
    }
    await page.goto(`${shop.url}/admin/reponses`)
    // One answer came with the demo.
    await expect(page.locator('tbody tr')).toHaveCount(longTexts.length + 1)
    const seen = await (await page.goto(`${shop.url}/admin/messages`))?.text()
    expect(seen).toContain('&lt;script&gt;')
    expect(ran).toEqual([])
  } finally {
    await shop.stop()
  }
})
