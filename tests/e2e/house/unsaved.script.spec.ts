import type { Page } from '@playwright/test'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'

test.setTimeout(60_000)

const shop = shareDemo()
const parameters = '/admin/lettres/nouveau'

test('what an owner has begun to write is asked about when they leave, and found again when they come back', async ({ page }) => {
  // Without script a browser asks nobody, and keeps by itself what stands in the page before.
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(shop.url + parameters)
  await page.getByLabel('Objet').fill('Vendanges')
  let asked = 0
  page.on('dialog', async (dialog) => {
    asked += 1
    await (asked === 1 ? dialog.dismiss() : dialog.accept())
  })
  const leave = page.locator('.rail').getByRole('link', { name: 'Réglages', exact: true })
  await leave.click({ noWaitAfter: true })
  await expect.poll(() => asked).toBe(1)
  await expect(page.getByLabel('Objet')).toHaveValue('Vendanges')
  await leave.click()
  await page.waitForURL('**/admin/reglages')
  expect(asked).toBe(2)

  await page.goto(shop.url + parameters)
  await page.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(page.getByLabel('Objet')).toHaveValue('Vendanges')
  await page.getByLabel('Titre').fill('On a fini')
  await page.getByRole('textbox', { name: 'Texte' }).fill('Il a fait beau.')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/admin\/lettres\/[0-9a-f-]{36}$/)
  await expect(page.getByText('C’est enregistré.')).toBeVisible()
  expect(asked).toBe(2)

  await page.goto(shop.url + parameters)
  await expect(page.getByLabel('Objet')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Le reprendre' })).toHaveCount(0)
})

type Leave = (page: Page, text: string) => Promise<Page>

const nothingAsked = (page: Page) => page.on('dialog', (dialog) => void dialog.accept())

/** Ways in which somebody leaves a form that they have begun; each answers the page on which they come back to it. */
const leavings: Record<string, Leave> = {
  'a click on the menu': async (page) => {
    await page.locator('.rail').getByRole('link', { name: 'Réglages', exact: true }).click()
    await page.waitForURL('**/admin/reglages')
    await page.goto(shop.url + parameters)
    return page
  },
  'the button that goes back': async (page) => {
    await page.goBack()
    await page.goto(shop.url + parameters)
    return page
  },
  'a tab that is closed': async (page) => {
    const other = await page.context().newPage()
    await page.close({ runBeforeUnload: true })
    await other.goto(shop.url + parameters)
    return other
  },
  // Closed so, nothing of the page runs any more.
  'a browser that ends at once': async (page) => {
    await page.waitForTimeout(600)
    const other = await page.context().newPage()
    await page.close()
    await other.goto(shop.url + parameters)
    return other
  },
  'a session that has ended': async (page) => {
    await page.context().clearCookies()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Votre session est terminée')).toBeVisible()
    await enterAs(page, shop, 'SUPER_ADMIN')
    await page.goto(shop.url + parameters)
    return page
  },
  'a line that is down': async (page) => {
    await page.context().setOffline(true)
    await page.keyboard.press('Control+s').catch(() => {})
    await page.waitForTimeout(300)
    await page.context().setOffline(false)
    await page.goto(shop.url + parameters)
    return page
  },
}

for (const [name, leave] of Object.entries(leavings)) {
  test(`what was typed comes back after ${name}`, async ({ page }) => {
    await enterAs(page, shop, 'SUPER_ADMIN')
    await page.goto(`${shop.url}/admin`)
    await page.goto(shop.url + parameters)
    nothingAsked(page)
    const text = `Vendanges, ${name}`
    await page.getByLabel('Objet').fill(text)
    await expect(page.locator('.save-state').first()).toHaveText('Modifications non enregistrées')
    const back = await leave(page, text)
    nothingAsked(back)
    await expect(back.getByText('Vous aviez commencé à écrire ici')).toBeVisible()
    await back.getByRole('button', { name: 'Le reprendre' }).click()
    await expect(back.getByLabel('Objet')).toHaveValue(text)
  })
}

test('a draft is its writer’s, is not written over by the next one, and goes when it is saved', async ({ page }) => {
  nothingAsked(page)
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(shop.url + parameters)
  await page.getByLabel('Objet').fill('Première')
  await page.goto(shop.url + parameters)
  await page.getByLabel('Objet').fill('Seconde')
  await page.goto(shop.url + parameters)
  await expect(page.getByRole('button', { name: 'Le reprendre' })).toHaveCount(2)

  // Somebody else on the same machine is offered nothing of it.
  await page.context().clearCookies()
  await enterAs(page, shop, 'ADMIN')
  await page.goto(shop.url + parameters)
  await expect(page.getByLabel('Objet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Le reprendre' })).toHaveCount(0)

  await page.context().clearCookies()
  await enterAs(page, shop, 'SUPER_ADMIN')
  await page.goto(shop.url + parameters)
  await page.getByRole('button', { name: 'L’oublier' }).last().click()
  await page.getByRole('button', { name: 'Le reprendre' }).click()
  await page.getByLabel('Titre').fill('Un titre')
  await page.getByRole('textbox', { name: 'Texte' }).fill('Quelques mots.')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/admin\/lettres\/[0-9a-f-]{36}$/)
  await expect(page.locator('.save-state').first()).toHaveText(/^Enregistré à \d\d:\d\d$/)
  await page.goto(shop.url + parameters)
  await expect(page.getByLabel('Objet')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Le reprendre' })).toHaveCount(0)
})
