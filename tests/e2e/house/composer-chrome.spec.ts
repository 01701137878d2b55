import type { Page } from '@playwright/test'
import { tokenCookie } from '../../../app/services/platform/session/cookies.server.ts'
import { callAsOwner, type OwnShop, openOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, test, widths } from '../shopper.ts'

test.setTimeout(90_000)

let shop: OwnShop

test.beforeAll(async () => {
  shop = await openOwnShop()
})

test.afterAll(() => shop.stop())

test.beforeEach(async ({ context }) => {
  const [pair = ''] = (await tokenCookie(false).serialize(shop.token)).split(';')
  await context.addCookies([{ name: 'token', value: pair.slice('token='.length), url: shop.url }])
})

const address = () => `${shop.url}/admin/pages/le-domaine/composer`
const blocksOf = (page: Page) => page.frameLocator('iframe').locator('[data-block]')
const read = async <T>(path: string) => ((await callAsOwner(shop, 'GET', path)) as { data: T }).data
const add = (page: Page) => page.locator('.composer-add button')

test('a block that is added as early as can be is there, and stays', async ({ page, javaScriptEnabled: js }) => {
  test.skip(!js)
  await page.goto(address(), { waitUntil: 'commit' })
  await add(page).click()
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible()
  const { blocks, publicBlocks } = await read<Record<string, unknown[]>>('/admin/page/le-domaine/draft')
  expect(blocks?.length).toBe((publicBlocks?.length ?? 0) + 1)
  await expect(blocksOf(page)).toHaveCount(blocks?.length ?? 0)
})

test('the keyboard turns to the plan, and goes from a block of the page to its settings', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await page.goto(address())
  await blocksOf(page).first().waitFor()
  const plan = page.getByRole('button', { name: 'Plan' })
  await plan.focus()
  await page.keyboard.press('Enter')
  await expect(plan).toHaveAttribute('aria-pressed', 'true')
  const quote = page.frameLocator('iframe').locator('[data-puck-component]').filter({ hasText: 'La vigne, c’est' })
  await quote.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.composer-side h2', { hasText: 'Citation' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Monter' })).toBeFocused()
})

const english =
  /\b(the|to|of|and|press|drag|drop|draggable|droppable|item|items|zoom|publish|undo|redo|toggle|close|open|delete|duplicate|select|component|components|block|blocks|field|fields|outline|loading|search|hide|show|viewport|over|was|moved|add|remove|settings)\b/i

test('[R-22] the composer speaks French throughout, passes axe, and its policy differs from the panel’s by inline styles alone', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']?.split('; ') ?? []
  const strict = await policyOf(`${shop.url}/admin/pages/le-domaine/blocs`)
  expect((await policyOf(address())).map((one) => one.replace("style-src 'self' 'unsafe-inline'", "style-src 'self'"))).toEqual(
    strict,
  )

  await page.goto(address())
  await add(page).click()
  await blocksOf(page).first().waitFor()
  const said: string[] = []
  for (const frame of page.frames()) {
    said.push(
      ...(await frame.evaluate(() => {
        const names = ['title', 'aria-label', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']
        const chrome = [...document.querySelectorAll('*')].filter((one) => !one.closest('[data-block], style, script'))
        const texts = chrome.flatMap((one) =>
          [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
        )
        return [...texts, ...chrome.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))]
      })),
    )
  }
  expect(said.filter((text) => text.trim() !== '').length).toBeGreaterThan(60)
  expect(said.filter((text) => english.test(text))).toEqual([])
  await expectAccessible(page, js)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Composer : Le domaine')
})

test('the composer of a page with columns passes axe on a desk and on a phone, under one first heading', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await page.goto(`${shop.url}/admin/pages/accueil/composer`)
  await page.frameLocator('iframe').locator('[data-puck-component] [data-puck-component]').first().waitFor()
  for (const look of [widths.desk, widths.phone]) {
    await expectAccessible(page, js, look)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Composer\s: /)
  }
})

test('whoever walks the composer by keyboard sees on which block of the list they are', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await page.goto(address())
  const item = page.getByTestId('drawer-item:title')
  const outline = () => item.evaluate((shown) => getComputedStyle(shown).outlineStyle)
  expect(await outline()).toBe('none')
  await page.getByTestId('drawer-item:hero').focus()
  await page.keyboard.press('Tab')
  await expect(item).toBeFocused()
  expect(await outline()).toBe('solid')
})

test('a page with a picture that says nothing is not published from the composer: its block is chosen and says why', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  const { images } = await read<{ images: { id: string }[] }>('/admin/image?kind=image')
  const [image] = images
  // What visitors hear somewhere is not taken away: whatever shows it steps aside.
  const { uses } = await read<{ uses: { kind: string; id: string }[] }>(`/admin/image/${image?.id}`)
  for (const { kind, id } of uses) await callAsOwner(shop, 'PUT', `/admin/${kind}/${id}`, { isValid: false })
  await callAsOwner(shop, 'PUT', `/admin/image/${image?.id}`, { alt: '' })
  const blocks = [
    { type: 'title', text: 'Au chai' },
    { type: 'image', size: 'text', framed: false, picture: { image: image?.id } },
  ]
  await callAsOwner(shop, 'PUT', '/admin/page/le-domaine/draft', { blocks })
  await page.goto(address())
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await expect(side.getByRole('alert')).toContainText('Dites en quelques mots ce que montre cette image')
  await side.getByLabel('Image de décor').check()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
})

test('without script the address of the composer is the plain editor of blocks', async ({ page, javaScriptEnabled: js }) => {
  test.skip(js)
  await page.goto(address())
  await expect(page.getByRole('button', { name: 'Ajouter un bloc' })).toBeVisible()
  await expect(page.locator('ol.blocks > li').first()).toBeVisible()
})
