import type { Page } from '@playwright/test'
import { drawPicture } from '../../../support/pictures.ts'
import { enterAs, shareDemo } from '../../demo-shop.ts'
import { expect, expectAccessible, test, widths } from '../../shopper.ts'
import { fileOf, handFiles } from '../hand-files.ts'

test.setTimeout(90_000)

const shop = shareDemo()

const photo = (name: string, width = 600, height = 400) => fileOf(name, 'image/jpeg', drawPicture('jpeg', width, height))
const frameOf = (page: Page) => page.frameLocator('iframe')
const sideOf = (page: Page) => page.getByRole('region', { name: 'Réglages du bloc' })
const blocksIn = (page: Page) => frameOf(page).locator('[data-puck-component]')

async function compose(page: Page, id: string) {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/pages/${id}/composer`)
  await expect(frameOf(page).locator('[data-block]').first()).toBeVisible()
}

async function publish(page: Page) {
  await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
}

test('a photo let go on the page stands below the block under it, cut and with its point, and is taken back', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await compose(page, 'le-domaine')
  const before = await blocksIn(page).count()
  const under = frameOf(page).locator('[data-puck-component]:has([data-block="text"])').first()
  await handFiles('drop', under, [await photo('ronde.jpg')])
  await expect(blocksIn(page)).toHaveCount(before + 1)
  const side = sideOf(page)
  await expect(side.getByRole('heading', { name: 'Image' })).toBeVisible()
  const words = side.getByLabel('Ce que montre la photo')
  await expect(words).toBeFocused()
  // Without its words it goes nowhere, and stays.
  await words.press('Enter')
  await expect(words).toHaveAccessibleDescription(/^Dites en quelques mots/)
  await side.locator('canvas.point').click({ position: { x: 2, y: 2 } })
  await expect(side.getByLabel('Le point à garder en vue')).toHaveValue('top-left')
  await side.getByText('Couper la photo').click()
  await side.getByLabel('Proportions').selectOption('1:1')
  await expectAccessible(page, js, widths.desk)
  await words.fill('La ronde des vignes')
  await words.press('Enter')
  const shown = frameOf(page).getByAltText('La ronde des vignes')
  await expect(shown).toBeVisible({ timeout: 20_000 })
  await expect(shown).toHaveClass(/focus-top-left/)
  const back = page.getByRole('button', { name: 'Annuler la dernière action' })
  await back.click()
  await expect(shown).toHaveCount(0)
  await back.click()
  await expect(blocksIn(page)).toHaveCount(before)
  const again = page.getByRole('button', { name: 'Rétablir l’action annulée' })
  await again.click()
  await again.click()
  await expect(shown).toBeVisible()
  await publish(page)
  await page.goto(`${shop.url}/le-domaine`)
  const seen = page.getByAltText('La ronde des vignes')
  await seen.scrollIntoViewIfNeeded()
  await expect(seen).toBeVisible()
  const { width, height } = await seen.evaluate((picture: HTMLImageElement) => ({
    width: picture.naturalWidth,
    height: picture.naturalHeight,
  }))
  expect(width).toBe(height)
})

test('a photo that is pasted goes into the block that is chosen, by the keyboard alone', async ({ page }) => {
  await compose(page, 'la-cave')
  await page.getByLabel('Sorte de bloc').selectOption('Texte et image')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).press('Enter')
  const side = sideOf(page)
  await side.getByLabel('Titre', { exact: true }).fill('Sous la voûte')
  const before = await blocksIn(page).count()
  await handFiles('paste', side.getByLabel('Titre', { exact: true }), [await photo('voute.jpg')])
  await expect(side.getByLabel('Ce que montre la photo')).toBeFocused()
  await page.keyboard.type('La voûte et ses fûts')
  // Another block is looked at, and the photo still waits with its words.
  await blocksIn(page)
    .first()
    .click({ position: { x: 4, y: 4 } })
  await blocksIn(page)
    .last()
    .click({ position: { x: 4, y: 4 } })
  await expect(side.getByLabel('Ce que montre la photo')).toHaveValue('La voûte et ses fûts')
  await expect(side.locator('canvas.point')).toBeVisible()
  await side.getByLabel('Ce que montre la photo').press('Enter')
  await expect(frameOf(page).getByAltText('La voûte et ses fûts')).toBeVisible({ timeout: 20_000 })
  await expect(side.getByLabel('Titre', { exact: true })).toHaveValue('Sous la voûte')
  await expect(side.locator('canvas.point')).toHaveCount(0)
  await expect(blocksIn(page)).toHaveCount(before)
  await publish(page)
  await page.goto(`${shop.url}/la-cave`)
  await expect(page.getByAltText('La voûte et ses fûts')).toBeVisible()
})

test('several photos are asked for their words one after the other, and a file that is none is said to be none', async ({
  page,
}) => {
  await compose(page, 'accueil')
  await page.getByLabel('Sorte de bloc').selectOption('Galerie')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).press('Enter')
  const side = sideOf(page)
  await expect(side.getByRole('heading', { name: 'Galerie' })).toBeFocused()
  const before = await blocksIn(page).count()
  const prices = await fileOf('tarif.pdf', 'application/pdf', Buffer.from('%PDF-1.4'))
  await handFiles('drop', blocksIn(page).last(), [prices])
  await expect(side.getByRole('alert')).toHaveText(/^Ce qui n’est pas une photo/)
  await expect(blocksIn(page)).toHaveCount(before)
  await handFiles('drop', blocksIn(page).last(), [
    await photo('un.jpg'),
    await fileOf('deux.jpg', 'image/jpeg', Buffer.from('?')),
    await photo('trois.jpg'),
  ])
  await expect(side.getByRole('alert')).toHaveCount(0)
  const words = (place: number) => side.locator(`[data-row="${place}"]`).getByLabel('Ce que montre la photo')
  await expect(words(0)).toBeFocused()
  await expect(side.getByText('2 autres photos suivent celle-ci.')).toBeVisible()
  await page.keyboard.type('Le premier rang')
  await page.keyboard.press('Enter')
  await expect(words(1)).toBeFocused({ timeout: 20_000 })
  await page.keyboard.type('Le deuxième')
  await page.keyboard.press('Enter')
  // What no browser can read is told beside it, and gives way to another.
  await expect(side.getByLabel('La photo', { exact: true }).nth(1)).toHaveAccessibleDescription(/deux\.jpg/)
  await expect(words(1)).toHaveValue('Le deuxième')
  await handFiles('drop', words(1), [await photo('encore.jpg')])
  await words(1).press('Enter')
  await expect(words(2)).toBeFocused({ timeout: 20_000 })
  await page.keyboard.type('Le troisième')
  await page.keyboard.press('Enter')
  await expect(frameOf(page).getByAltText('Le troisième')).toBeAttached({ timeout: 20_000 })
  await expect(side.getByText(/suivent? celle-ci/)).toHaveCount(0)
  await publish(page)
  await page.goto(shop.url)
  for (const said of ['Le premier rang', 'Le deuxième', 'Le troisième'])
    await expect(page.getByAltText(said).first()).toBeAttached()
})

test.describe(() => {
  test.use({ isMobile: true, hasTouch: true, viewport: widths.phone })

  test('on a phone the camera fills the field of a block', async ({ page, javaScriptEnabled: js }) => {
    await compose(page, 'la-cave')
    await page.getByRole('button', { name: 'Réglages', exact: true }).click()
    const side = sideOf(page)
    await side.getByLabel('Sorte de bloc').selectOption('Image')
    await side.getByRole('button', { name: 'Ajouter un bloc' }).click()
    await side.getByText('Envoyer une photo').click()
    const asked = page.waitForEvent('filechooser')
    await side.getByRole('button', { name: 'Prendre une photo' }).click()
    await (await asked).setFiles({ name: 'quai.jpg', mimeType: 'image/jpeg', buffer: await drawPicture('jpeg', 400, 600) })
    await expect(side.locator('canvas.point')).toBeVisible()
    await side.getByLabel('Ce que montre la photo').fill('Le quai')
    await expectAccessible(page, js, widths.phone)
    await side.getByRole('button', { name: 'Envoyer la photo' }).click()
    await expect(side.getByRole('status').filter({ hasText: 'La photo est arrivée' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/^Brouillon enregistré à/)).toBeAttached()
    await page
      .getByRole('button', { name: 'Publier', exact: true, includeHidden: true })
      .evaluate((button: HTMLElement) => button.click())
    await expect(page.getByText('C’est en ligne.')).toBeAttached()
    await page.goto(`${shop.url}/la-cave`)
    await expect(page.getByAltText('Le quai')).toBeVisible()
  })
})
