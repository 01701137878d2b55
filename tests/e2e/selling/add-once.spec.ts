import type { BrowserContext, Page } from '@playwright/test'
import { shareOwnShop } from '../demo-shop.ts'
import { expect, expectAccessible, settle, test } from '../shopper.ts'

test.setTimeout(90_000)

const shop = shareOwnShop()
const abbess = '/boutique/clos-de-l-abbesse'

/** How many bottles lie in the cart of this browser, as its page says. */
async function countHeld(page: Page, context: BrowserContext): Promise<number> {
  const tab = await context.newPage()
  await tab.goto(`${shop.url}/panier`)
  const quantities = await tab.getByLabel(/^Quantité de /).all()
  const held = await Promise.all(quantities.map((field) => field.inputValue()))
  await tab.close()
  await page.bringToFront()
  return held.reduce((sum, value) => sum + Number(value), 0)
}

async function open(page: Page, js: boolean | undefined) {
  await page.goto(`${shop.url}${abbess}`)
  await settle(page, js)
  return page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' })
}

test('three clicks in a row add one bottle, with and without a script; a click after that is another wish', async ({
  page,
  context,
  javaScriptEnabled: js,
}) => {
  const button = await open(page, js)
  await button.click({ clickCount: 3, delay: 40 })
  await expect(page.locator('.count:visible').first()).toContainText('1')
  await page.waitForTimeout(2500)
  expect(await countHeld(page, context)).toBe(1)
  await (await open(page, js)).click()
  await expect(page.getByText('qui en contient 2 maintenant').first()).toBeVisible()
  expect(await countHeld(page, context)).toBe(2)
})

test('what was just added is taken back, to what lay there before', async ({ page, context, javaScriptEnabled: js }) => {
  await (await open(page, js)).click()
  await expect(page.getByText('C’est dans votre panier').first()).toBeVisible()
  await page.goto(`${shop.url}${abbess}`)
  await settle(page, js)
  await page.getByLabel('Quantité de Clos de l’Abbesse').fill('2')
  await page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page.getByText('qui en contient 3 maintenant').first()).toBeVisible()
  const undo = page.getByRole('button', { name: 'Annuler : retirer 2 × Clos de l’Abbesse' })
  if (!js) await page.goto(`${shop.url}/panier`)
  await expect(undo).toBeVisible()
  await expectAccessible(page, js)
  await undo.click()
  await expect(page.getByText('C’est annulé').first()).toBeVisible()
  expect(await countHeld(page, context)).toBe(1)
})

test.describe('in the drawer', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'without script there is no drawer')

  test('one less is taken, the page stays, and the last one goes', async ({ page, context }) => {
    await page.goto(`${shop.url}${abbess}`)
    await settle(page, true)
    await page.getByLabel('Quantité de Clos de l’Abbesse').fill('2')
    await page.locator('.buy-form').getByRole('button', { name: 'Ajouter au panier' }).click()
    const drawer = page.getByRole('complementary', { name: 'Votre panier en bref' })
    await drawer.getByRole('button', { name: 'Une unité de moins : Clos de l’Abbesse' }).click()
    await expect(drawer.getByRole('status')).toContainText('votre panier en contient 1 maintenant.')
    await drawer.getByRole('button', { name: 'Retirer Clos de l’Abbesse' }).click()
    await expect(drawer).toContainText('Votre panier est encore vide')
    expect(new URL(page.url()).pathname).toBe(abbess)
    expect(await countHeld(page, context)).toBe(0)
  })

  test('a cart gives its link away by a button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await (await open(page, true)).click()
    await expect(page.getByText('C’est dans votre panier').first()).toBeVisible()
    await page.goto(`${shop.url}/panier`)
    await settle(page, true)
    await page.getByText('Envoyer ce panier').click()
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByText('Le lien est copié.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(await page.getByLabel('Lien de ce panier').inputValue())
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Ajouter à votre panier' })).toBeVisible()
  })
})

test.describe('on a bad line', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'only a script sends something again')

  for (const [lost, says] of [
    [1, 'is sent again by itself'],
    [2, 'is told, and a click sends it again'],
  ] as const)
    test(`an addition whose answer is lost ${lost === 1 ? 'once' : 'twice'} ${says}: one bottle is added`, async ({
      page,
      context,
    }) => {
      let left = lost as number
      await page.route('**/panier/ajouter', async (route) => {
        left -= 1
        if (left < 0) return route.continue()
        // The shop has done it; nobody hears of it.
        await route.fetch({ maxRedirects: 0 })
        return route.abort()
      })
      const button = await open(page, true)
      await button.click()
      if (lost === 2) {
        await expect(page.locator('.toast')).toBeVisible()
        await button.click()
      }
      await expect(page.getByRole('complementary', { name: 'Votre panier en bref' })).toBeVisible()
      expect(left).toBe(-1)
      expect(await countHeld(page, context)).toBe(1)
    })
})
