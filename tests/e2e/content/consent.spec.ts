import { test as base, type Page } from '@playwright/test'
import { callAsOwner, type OwnShop, openOwnShop } from '../own-shop.ts'
import { expect, expectAccessible, settle } from '../shopper.ts'

const foreign = 'https://mesure.exemple.test'
const tool = 'https://outil.exemple.test'

/** A shop with services of others, which answer from here and are counted. */
const test = base.extend<{ asked: string[] }, { shop: OwnShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const shop = await openOwnShop()
      const put = (type: string, value: string) => callAsOwner(shop, 'PUT', `/admin/parameter/${type}`, { value })
      const config = { isActive: true, provider: 'matomo', url: foreign, id: '7' }
      await callAsOwner(shop, 'PUT', '/admin/external-app/analytics', { config })
      await put('script_origins', tool)
      await put('script_to_load', `${tool}/a.js`)
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  asked: [
    async ({ context }, use) => {
      const asked: string[] = []
      await context.route(/^https:\/\//, async (route) => {
        asked.push(route.request().url())
        await route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.foreign = "here"' })
      })
      await use(asked)
    },
    { auto: true },
  ],
})

// Browsers with axe at two widths take their time on a busy machine.
test.setTimeout(120_000)

const bar = (page: Page) => page.getByRole('complementary', { name: 'Choix des cookies' })

/** A choice counts once it is answered: whoever leaves before that has not made it. */
async function press(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name, exact: true }).first().click()
  await answered
}

test('[P-09] threat 55: nothing of others is asked for before the choice, nor after a refusal, nor once it is taken back', async ({
  page,
  shop,
  asked,
  javaScriptEnabled: js,
}) => {
  await page.goto(`${shop.url}/le-domaine`)
  if (js) await settle(page, true)
  const [refuse, accept] = await Promise.all(
    ['Tout refuser', 'Tout accepter'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
  )
  expect(Math.abs((refuse?.height ?? 0) - (accept?.height ?? 1))).toBeLessThan(1)
  await press(page, 'Tout refuser')
  await expect(page).toHaveURL(`${shop.url}/le-domaine`)
  await expect(bar(page)).toHaveCount(0)
  if (js) await settle(page, true)
  expect(asked).toEqual([])

  await page.goto(`${shop.url}/cookies`)
  await press(page, 'Tout accepter')
  await page.goto(`${shop.url}/le-domaine`)
  if (js) {
    await expect(page.locator('html[data-foreign]')).toHaveCount(1)
    await expect.poll(() => asked.map((url) => new URL(url).origin).sort()).toEqual([foreign, tool])
  } else expect(asked).toEqual([])

  await page.getByRole('link', { name: 'Gérer mes cookies' }).click()
  await expect(page).toHaveURL(`${shop.url}/cookies`)
  await expect(page.locator('html[data-foreign]')).toHaveCount(0)
  await press(page, 'Tout refuser')
  const before = asked.length
  await page.goto(`${shop.url}/le-domaine`)
  if (js) await settle(page, true)
  expect(asked.length).toBe(before)
})

test('threat 16: a visitor who goes from a page with scripts of others to the login leaves them behind', async ({
  page,
  shop,
  javaScriptEnabled: js,
}) => {
  test.skip(!js, 'without script nothing of others runs at all')
  await page.goto(`${shop.url}/le-domaine`)
  await press(page, 'Tout accepter')
  await expect(page.locator('html[data-foreign]')).toHaveCount(1)
  await page.getByRole('link', { name: 'Mon espace' }).first().click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.locator('html[data-foreign]')).toHaveCount(0)
  expect(await page.evaluate(() => '_paq' in window)).toBe(false)
})

test('a choice of cookies is kept, said once, and can be changed', async ({ page, shop, javaScriptEnabled: js }) => {
  await page.goto(`${shop.url}/cookies`)
  await expect(page.getByText('Vous n’avez pas encore choisi.')).toBeVisible()
  await press(page, 'Tout refuser')
  await expect(page.getByRole('status')).toHaveText('Vos choix de cookies sont enregistrés.')
  await expect(page.getByText('Vous avez refusé les cookies facultatifs.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('status')).toHaveCount(0)
  await page.getByLabel('Mesure d’audience').check()
  await press(page, 'Enregistrer mes choix')
  await expect(page.getByText('Vous avez accepté : Mesure d’audience.')).toBeVisible()
  await expectAccessible(page, js)
})

test('a legal page under the bar passes axe, and prints without the bars', async ({ page, shop, javaScriptEnabled: js }) => {
  await page.goto(`${shop.url}/privacy-policy`)
  await expect(bar(page)).toBeVisible()
  await expectAccessible(page, js)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.foot, .app-bar, .consent-bar').locator('visible=true')).toHaveCount(0)
})

test.describe('the door for adults', () => {
  let shop: OwnShop
  test.beforeAll(async () => {
    shop = await openOwnShop()
    for (const type of ['block_minors', 'ask_birthdate']) {
      await callAsOwner(shop, 'PUT', `/admin/parameter/${type}`, { value: 'true' })
    }
  })
  test.afterAll(() => shop.stop())

  test('is passed with a date, takes the focus from what lies behind, and tells a bad date beside the field', async ({
    page,
    javaScriptEnabled: js,
  }) => {
    await page.goto(`${shop.url}/le-domaine`)
    if (js) await settle(page, true)
    await expect(page.getByRole('dialog', { name: 'Avez-vous l’âge légal ?' })).toBeVisible()
    await expectAccessible(page, js)
    await page.keyboard.press('Tab')
    await expect(page.locator('.age-gate :focus')).toHaveCount(1)
    await page.getByLabel('Votre date de naissance').fill('1800-01-01')
    await press(page, 'Entrer')
    await expect(page.getByRole('alert')).toContainText('Indiquez une date de naissance')
    await expectAccessible(page, js)
    await page.getByLabel('Votre date de naissance').fill('1980-05-12')
    await press(page, 'Entrer')
    await expect(page).toHaveURL(`${shop.url}/le-domaine`)
    await expect(page.locator('.age-gate')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
