import type { Page } from '@playwright/test'
import { tokenCookie } from '../../app/services/cookies.server.ts'
import { deskPlans } from '../../app/services/panel/desk-plans.server.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import { panelScreens } from '../support/panel-screens.ts'
import { drawPicture } from '../support/pictures.ts'
import { callAsOwner, openOwnShop } from './own-shop.ts'
import { expect, test } from './shopper.ts'

type Own = Awaited<ReturnType<typeof openOwnShop>>

const email = 'mechant@exemple.test'
/** A piece of the texts that fits into a line, another for each call. */
const lineOf = (place: number) => (hostileTexts[place % hostileTexts.length] ?? '').replaceAll(/[\r\n]/g, ' ').slice(0, 100)
/** All of them at once, in as many messages as a text may be long. */
const longTexts = [hostileTexts.slice(0, 45), hostileTexts.slice(45)].map((texts) => texts.join('\n').slice(0, 5000))

/** Whatever a visitor can write to the house, and an owner into a list. */
async function plant(shop: Own) {
  const call = (path: string, body: object) => callAsOwner(shop, 'POST', path, body)
  for (const [place, message] of longTexts.entries())
    await call('/message', { firstname: lineOf(place), lastname: lineOf(place + 2), email, subject: lineOf(place + 4), message })
  const who = { firstname: lineOf(5), lastname: lineOf(6), email }
  await call('/rights-request', { kind: 'ACCESS', ...who, message: longTexts[0] })
  await call('/admin/tag', { label: lineOf(7) })
  await call('/admin/product', { name: lineOf(8), price: 1000, description: longTexts[0], reference: lineOf(9) })
  await call('/admin/news', { title: lineOf(10), summary: longTexts[0]?.slice(0, 2000) })
  await call('/admin/newsletter-list', { name: lineOf(11), description: lineOf(12) })
  const quote = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: lineOf(18) }] }] }
  await call('/admin/letter', { subject: lineOf(17), title: lineOf(18), body: quote })
  await call('/admin/carrier', { name: lineOf(13) })
  await call('/admin/discount-code', { code: 'NOEL', type: 'PERCENTAGE', amount: 10 })
  await callAsOwner(shop, 'PUT', '/admin/page/le-domaine', {
    title: lineOf(14),
    blocks: [{ type: 'quote', text: longTexts[0], author: lineOf(15) }],
  })
}

/** A form that is filled in with nothing but such texts, its file named by one of them. */
async function plantAnswer(shop: Own) {
  const fields = [
    { id: 'mot', label: 'Mot', type: 'LONG_TEXT', max: 5000 },
    { id: 'piece', label: 'Pièce', type: 'FILE' },
  ]
  await callAsOwner(shop, 'POST', '/admin/form', { id: 'mechant', title: lineOf(16), fields, isValid: true })
  for (const [place, mot] of longTexts.entries()) {
    const form = new FormData()
    form.append('answers', JSON.stringify({ mot }))
    form.append('fileFields', JSON.stringify(['piece']))
    form.append('images', new Blob([new Uint8Array(await drawPicture('png'))], { type: 'image/png' }), `${lineOf(place)}.png`)
    const init = { method: 'POST', headers: { idSite: '1' }, body: form }
    const answer = await fetch(`${shop.url}/api/forms/mechant/submit`, init)
    expect(answer.status, await answer.text()).toBe(200)
  }
}

/** Opens a screen without its policy, which would hold back what the screen lets through. */
async function openBare(page: Page, url: string) {
  await page.goto(url)
  const built = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => `${element.tagName} ${element.getAttributeNames()}`),
  )
  expect(
    built.filter((one) => /^(SCRIPT|STYLE|IFRAME|OBJECT|EMBED|BASE)\b| on[a-z]+/i.test(one)),
    url,
  ).toEqual([])
}

test('threat 14: what visitors and owners write runs nothing on any screen of the panel, without the policy too', async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, 'where no script runs at all there is nothing to prove')
  test.setTimeout(300_000)
  expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
  const shop = await openOwnShop()
  const ran: string[] = []
  try {
    await plant(shop)
    await plantAnswer(shop)
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
    for (const path of panelScreens()) await openBare(page, shop.url + path)
    for (const { slug } of deskPlans) {
      await openBare(page, `${shop.url}/admin/${slug}`)
      const things = await page
        .locator('tbody td:first-child a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
      for (const path of things.slice(0, 2)) await openBare(page, shop.url + path)
    }
    await page.goto(`${shop.url}/admin/reponses`)
    await expect(page.locator('tbody tr')).toHaveCount(longTexts.length)
    const seen = await (await page.goto(`${shop.url}/admin/messages`))?.text()
    expect(seen).toContain('&lt;script&gt;')
    expect(ran).toEqual([])
  } finally {
    await shop.stop()
  }
})
