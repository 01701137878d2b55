import type { BrowserContext, Page } from '@playwright/test'
import { shareOwnShop } from '../demo-shop.ts'
import { callAsOwner, type OwnShop, withOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, expectNoSideScroll, settle, test } from '../shopper.ts'

// Browsers with axe on several pages take their time on a busy machine.
test.setTimeout(90_000)

const shop = shareOwnShop()

/** The cart of this browser, as the API has it. */
async function readCart(shop: OwnShop, context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cart')
  const [body = ''] = decodeURIComponent(cookie?.value ?? '').split('.')
  const { cart } = JSON.parse(Buffer.from(body, 'base64').toString()) as { cart: string }
  const answer = await fetch(`${shop.url}/api/cart/${cart}`, { headers: { idSite: '1' } })
  const { data } = (await answer.json()) as { data: Record<string, unknown> }
  return { id: cart, data }
}

/** Alive enough for what comes next; without a script a page is at once. */
const ready = (page: Page, js: boolean | undefined) => settle(page, js)

test('from the list to an estimate, a cart is filled and changed in the same way with and without a script', async ({
  page,
  context,
  javaScriptEnabled: js,
}) => {
  await page.goto(`${shop.url}/boutique?famille=bulles`)
  await ready(page, js)
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  await page.getByRole('button', { name: 'Ajouter au panier : Nuit claire' }).click()
  await expect(page.getByText('C’est dans votre panier.')).toBeVisible()
  await page.goto(`${shop.url}/boutique/clos-de-l-abbesse`)
  await ready(page, js)
  await page.getByRole('link', { name: /150/ }).click()
  await expect(page.getByRole('link', { name: /150/ })).toHaveAttribute('aria-current', 'true')
  await page.getByLabel('Quantité de Clos de l’Abbesse').fill('2')
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
  await expect(page.locator('.count:visible').first()).toContainText('3')
  await page.goto(`${shop.url}/panier`)
  await ready(page, js)
  const quantity = page.getByLabel('Quantité de Nuit claire')
  await page.getByRole('button', { name: 'Une unité de plus : Nuit claire' }).click()
  await expect(quantity).toHaveValue('2')
  if (js) await expect(page.getByRole('button', { name: 'Une unité de plus : Nuit claire' })).toBeFocused()
  // The page is read again after the refusal is said: what is written meanwhile stays.
  if (js) await page.route(/\/panier\.data/, (route) => setTimeout(() => void route.continue(), 800))
  const isReadAgain = js && page.waitForResponse(/\/panier\.data/)
  await quantity.fill('trois')
  await quantity.press('Enter')
  await expect(page.getByText('Indiquez un nombre entier.')).toBeVisible()
  await expect(quantity).toBeFocused()
  await quantity.fill('4')
  await isReadAgain
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('4')
  await expect(page.getByText('Indiquez un nombre entier.')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByLabel('Estimer la livraison').fill('39600')
  await page.getByRole('button', { name: 'Estimer' }).click()
  await page.getByRole('button', { name: /Livraison à domicile/ }).click()
  await expect(page.getByRole('button', { name: /Livraison à domicile/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, js)
  const { data } = await readCart(shop, context)
  expect(data).toMatchObject({
    quantity: 6,
    deliveryType: 'delivery',
    city: { postalCode: '39600' },
    carrier: { id: 'domicile', price: 1990 },
    lines: [
      { id: 0, declinationId: 'cremant-75', quantity: 4 },
      { id: 1, declinationId: 'abbesse-2021-150', quantity: 2 },
    ],
    totals: { subtotal: 16_200, shippingFees: 1990, total: 18_190 },
  })
})

test('the cart fits every screen, empty and full', async ({ page, javaScriptEnabled: js }) => {
  await page.goto(`${shop.url}/panier`)
  await ready(page, js)
  await expect(page.getByRole('heading', { name: 'Votre panier est encore vide' })).toBeVisible()
  await expectAccessible(page, js)
  await page.goto(`${shop.url}/panier/ajouter?vins=abbesse-2021-75:12,jaune-2017-62:1,decouverte:1`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier$/)
  await expectNoSideScroll(page)
})

test.describe('in a browser that runs scripts', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'only a script keeps anything there')

  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

  test('[T-05] [T-06] the cart is mirrored, restored when its cookie is gone, and cleared with all its entries', async ({
    page,
    context,
  }) => {
    await page.goto(`${shop.url}/boutique/clos-de-l-abbesse`)
    await settle(page, true)
    await page.getByLabel('Quantité de Clos de l’Abbesse').fill('3')
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
    await expect.poll(() => stored(page)).toMatchObject({ cart: 'abbesse-2021-75:3', 'cart-sync': 'true' })
    const before = await readCart(shop, context)
    await context.clearCookies({ name: 'cart' })
    await page.goto(`${shop.url}/le-domaine`)
    await expect(page.locator('.count:visible').first()).toContainText('3')
    await expect.poll(() => stored(page)).toMatchObject({ cart: 'abbesse-2021-75:3', 'cart-sync': 'true' })
    const after = await readCart(shop, context)
    expect(after.id).not.toBe(before.id)
    expect(after.data.quantity).toBe(3)
    await page.goto(`${shop.url}/panier`)
    await settle(page, true)
    await page.getByRole('button', { name: 'Vider le panier' }).click()
    await expect(page.getByRole('heading', { name: 'Votre panier est encore vide' })).toBeVisible()
    await expect.poll(async () => Object.keys(await stored(page)).filter((name) => name.startsWith('cart'))).toEqual([])
    expect((await readCart(shop, context)).data).toMatchObject({ lines: [], carrier: null, city: null, phone: '' })
  })

  test('first adds of two tabs at once, and of one page in a row, all lie in one cart', async ({ page, context }) => {
    // Each is on its way for as long as the others need to be sent.
    await context.route('**/panier/ajouter**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`${shop.url}/boutique?famille=bulles`)
      await settle(tab, true)
    }
    const add = (tab: Page, name: string) => tab.getByRole('button', { name: `Ajouter au panier : ${name}` }).click()
    await Promise.all([add(page, 'Nuit claire'), add(other, 'Clair de lune')])
    await add(page, 'Matin d’hiver')
    // Before the first answer there is no cart to be read.
    await expect(async () => expect((await readCart(shop, context)).data.quantity).toBe(3)).toPass({ timeout: 10_000 })
  })

  test('a double click buys one, and so do three clicks on a slow line; the button shows that it is on its way', async ({
    page,
    context,
  }) => {
    await page.goto(`${shop.url}/boutique/clos-de-l-abbesse`)
    await settle(page, true)
    const button = page.getByRole('button', { name: 'Ajouter au panier', exact: true })
    await button.dblclick()
    await expect(page.getByText('C’est dans votre panier')).toBeVisible()
    expect((await readCart(shop, context)).data.quantity).toBe(1)
    // The cart that is shown beside the page lies over the button.
    await page.keyboard.press('Escape')
    await context.route('**/panier/ajouter**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    for (const pause of [0, 250, 250]) {
      await page.waitForTimeout(pause)
      await button.click({ force: true })
      await expect(button).toHaveAttribute('aria-busy', 'true')
    }
    await expect(button).not.toHaveAttribute('aria-busy', 'true')
    await page.waitForTimeout(1200)
    expect((await readCart(shop, context)).data.quantity).toBe(2)
  })

  test('a browser that keeps nothing for the site is told why its cart is empty', async ({ page, context }) => {
    await page.addInitScript(() => {
      navigator.locks.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
    })
    await context.route('**/panier/ajouter**', async (route) => {
      const response = await route.fetch({ maxRedirects: 0 })
      const { 'set-cookie': _refused, ...headers } = response.headers()
      // What is fetched for a route lays its cookies into the browser all the same.
      await context.clearCookies({ name: 'cart' })
      await route.fulfill({ response, headers })
    })
    await page.goto(`${shop.url}/boutique/clos-de-l-abbesse`)
    await settle(page, true)
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
    await expect(page.getByText('Votre navigateur refuse les cookies de ce site')).toBeVisible()
  })

  test('on a shelf the keyboard stays at the button that it pressed, and in the cart it comes to the way back', async ({
    page,
  }) => {
    await page.goto(`${shop.url}/boutique?famille=bulles`)
    await settle(page, true)
    const button = page.getByRole('button', { name: 'Ajouter au panier : Nuit claire' })
    await button.press('Enter')
    await expect(page.getByText('C’est dans votre panier')).toBeVisible()
    await expect(button).toBeFocused()
    await page.goto(`${shop.url}/panier`)
    await settle(page, true)
    await page.getByRole('button', { name: 'Retirer Nuit claire' }).press('Enter')
    const undo = page.getByRole('button', { name: /^Annuler/ })
    await expect(undo).toBeVisible()
    await expect(page.getByRole('region', { name: 'Retiré de votre panier' })).toBeFocused()
    await undo.press('Enter')
    await expect(page.getByLabel('Quantité de Nuit claire')).toHaveValue('1')
  })

  test('the button that fills the cart leads the keyboard on to what is in it', async ({ page }) => {
    await page.goto(`${shop.url}/panier/ajouter?vins=abbesse-2021-75:2`)
    await settle(page, true)
    await page.getByRole('button', { name: 'Ajouter au panier' }).press('Enter')
    await expect(page).toHaveURL(/\/panier$/)
    await expect(page.locator('#contenu')).toBeFocused()
    await expect(page.locator('.lines')).toBeVisible()
  })

  test('what unfolds over the page is folded away by Escape, and a menu by turning elsewhere', async ({ page }) => {
    await withOwnShop(async (shop) => {
      await callAsOwner(shop, 'PUT', '/admin/parameter/see_cart_on_hover', { value: 'true' })
      await page.goto(`${shop.url}/panier/ajouter?vins=abbesse-2021-75:2`)
      await page.getByRole('button', { name: 'Ajouter au panier' }).click()
      await expect(page).toHaveURL(/\/panier$/)
      await page.goto(`${shop.url}/boutique`)
      await settle(page, true)
      const [tool, shown] = [page.locator('.app-bar-wide .cart-tool'), page.locator('.cart-preview')]
      await tool.hover()
      await expect(shown).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(shown).toBeHidden()
      await page.locator('h1').hover()
      await tool.hover()
      await expect(shown).toBeVisible()
      await page.locator('h1').hover()
      await tool.focus()
      await page.keyboard.press('Tab')
      await expect(shown.locator('a')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(shown).toBeHidden()
      await expect(tool).toBeFocused()
      const menu = page.locator('.app-bar-wide details').first()
      await menu.locator('summary').first().click()
      await menu.locator('a').first().focus()
      await page.keyboard.press('Escape')
      await expect(menu).not.toHaveAttribute('open')
      await expect(menu.locator('summary').first()).toBeFocused()
      await menu.locator('summary').first().click()
      await page.mouse.click(4, 500)
      await expect(menu).not.toHaveAttribute('open')
    })
  })

  test('threat 56: the browser keeps ids and numbers of a cart, never an address, a phone or a message', async ({
    page,
    context,
  }) => {
    await withOwnShop(async (shop) => {
      await page.goto(`${shop.url}/panier/ajouter?vins=abbesse-2021-75:2`)
      await page.getByRole('button', { name: 'Ajouter au panier' }).click()
      await expect(page).toHaveURL(/\/panier$/)
      await settle(page, true)
      const { id } = await readCart(shop, context)
      const home = { firstname: 'Canari', lastname: 'Canari', address: '9, rue Canari', postalCode: '39601' }
      const shipping = { ...home, city: 'Canari', country: 'FR' }
      const entries = { addresses: { shipping, billing: shipping }, phone: '03 99 99 99 99', message: 'Canari' }
      await callAsOwner(shop, 'PUT', `/cart/${id}/entries`, entries)
      await page.getByLabel('Estimer la livraison').fill('39601')
      await page.getByRole('button', { name: 'Estimer' }).click()
      await expect(page.getByText('Livraison, 39601')).toBeVisible()
      await page.goto(`${shop.url}/contact`)
      await settle(page, true)
      await expect.poll(() => stored(page)).toMatchObject({ cart: 'abbesse-2021-75:2', 'cart-sync': 'true' })
      const all = JSON.stringify([await stored(page), await page.evaluate(() => ({ ...sessionStorage }))])
      for (const canary of ['Canari', '39601', '03 99', id]) expect(all).not.toContain(canary)
    })
  })
})
