import type { Page } from '@playwright/test'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'

test.setTimeout(60_000)

const shop = shareDemo()

const frameOf = (page: Page) => page.frameLocator('iframe')

test('a ready section is put in with one click, filled with what the house has, and taken back whole', async ({ page }) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/pages/la-cave/composer`)
  await expect(frameOf(page).locator('[data-block]').first()).toBeVisible()
  const blocks = frameOf(page).locator('[data-block]')
  const before = await blocks.count()
  const sections = page.getByRole('region', { name: 'Blocs à ajouter' })
  const added = () => blocks.evaluateAll((all, from) => all.slice(from).map((one) => one.getAttribute('data-block')), before)
  await sections.getByRole('button', { name: 'Nos trois cuvées' }).click()
  await expect(frameOf(page).locator('[data-block="products"] article')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Réglages du bloc' }).getByRole('heading').first()).toBeFocused()
  await sections.getByRole('button', { name: 'Venir au caveau' }).press('Enter')
  await expect(frameOf(page).locator('.columns table.hours').last()).toContainText('Samedi')
  await expect.poll(added).toEqual(['products', 'call', 'columns', 'hours', 'map'])
  await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible()
  // Taken back sooner than the editor notes an act: it is this one that goes, and not the one before with it.
  await sections.getByRole('button', { name: 'Notre histoire' }).evaluate((story: HTMLElement) => {
    story.click()
    document.querySelector<HTMLElement>('button[title="Annuler la dernière action"]')?.click()
  })
  await expect(page.getByRole('button', { name: 'Rétablir l’action annulée' })).toBeEnabled()
  await expect.poll(added).toEqual(['products', 'call', 'columns', 'hours', 'map'])
  await page.getByRole('button', { name: 'Annuler la dernière action' }).click()
  await expect.poll(added).toEqual(['products', 'call'])
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(`${shop.url}/la-cave`)
  await expect(page.getByRole('heading', { name: 'Nos trois cuvées' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Venir au caveau' })).toHaveCount(0)
})

test('wines of a block are found by name, chosen by their bottles, put in order, shown so on the page, and kept for another', async ({
  page,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/pages/le-domaine/composer`)
  await expect(frameOf(page).locator('[data-block]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Nos trois cuvées' }).click()
  const goods = frameOf(page).locator('[data-block="products"] article h3')
  await expect(goods).toHaveCount(3)
  await frameOf(page)
    .locator('[data-puck-component]:has([data-block="products"])')
    .last()
    .click({ position: { x: 4, y: 4 } })
  const wines = page.getByRole('group', { name: 'Vins, un par un' })
  const search = wines.getByLabel('Chercher parmi vos vins')
  for (const [typed, name] of [
    ['abb', 'Clos de l’Abbesse'],
    ['vin ja', 'Vin jaune'],
    ['MARNES', 'Les Marnes grises'],
  ] as const) {
    await search.fill(typed)
    const found = wines.getByRole('button', { name: new RegExp(`^${name}.*€`) })
    await expect(found.locator('img')).toBeVisible()
    await found.press('Enter')
    await expect(found).toHaveAttribute('aria-pressed', 'true')
    await expect(found).toBeFocused()
  }
  await expect(wines.getByRole('status')).toHaveText('3 vins choisis, 12 au plus.')
  await wines.getByRole('button', { name: 'Monter Les Marnes grises' }).press('Enter')
  await expect(wines.getByRole('button', { name: 'Monter Les Marnes grises' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(wines.getByRole('button', { name: 'Descendre Les Marnes grises' })).toBeFocused()
  await wines.getByRole('button', { name: 'Retirer Clos de l’Abbesse' }).click()
  await expect(search).toBeFocused()
  await expect(goods).toHaveText(['Les Marnes grises', 'Vin jaune'])
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await side.getByText('Garder des blocs pour d’autres pages').click()
  await side.getByRole('button', { name: 'Garder la section' }).click()
  await expect(side.getByText('Donnez un nom à la section.')).toBeVisible()
  await side.getByLabel('Nom de la section').fill('Nos deux blancs')
  await side.getByLabel('Combien de blocs').selectOption('2')
  await side.getByRole('button', { name: 'Garder la section' }).click()
  await expect(side.getByText('La section est gardée')).toBeVisible()
  await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(`${shop.url}/le-domaine`)
  await expect(page.locator('.good h3')).toHaveText(['Les Marnes grises', 'Vin jaune'])
  await page.goto(`${shop.url}/admin/pages/la-cave/composer`)
  await expect(frameOf(page).locator('[data-block]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Nos deux blancs' }).click()
  const put = frameOf(page).locator('[data-block="products"]').last()
  await expect(put.locator('article h3')).toHaveText(['Les Marnes grises', 'Vin jaune'])
})
