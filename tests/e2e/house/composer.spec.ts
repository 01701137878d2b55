import type { Page } from '@playwright/test'
import { drawPicture } from '../../support/pictures.ts'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'
import { fileOf, handFiles } from './hand-files.ts'

test.setTimeout(60_000)

const shop = shareDemo()

const frameOf = (page: Page) => page.frameLocator('iframe')

async function compose(page: Page, id: string) {
  await page.goto(`${shop.url}/admin/pages/${id}/composer`)
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toBeVisible()
  await expect(frameOf(page).locator('[data-block]').first()).toBeVisible()
}

/** Adds a block of this kind without a mouse. */
async function addByKeyboard(page: Page, kind: string) {
  await page.getByLabel('Sorte de bloc').selectOption(kind)
  await page.getByRole('button', { name: 'Ajouter un bloc' }).press('Enter')
}

test('a block is added by the keyboard, written, seen as visitors will see it, kept as a draft and published', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await compose(page, 'le-domaine')
  await addByKeyboard(page, 'Citation')
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await side.getByLabel('Texte').fill('Le temps fait la moitié du vin.')
  await side.getByLabel('De qui').fill('Marthe')
  await expect(frameOf(page).getByText('Le temps fait la moitié du vin.')).toBeVisible()
  await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible()
  const visitor = await page.request.get(`${shop.url}/le-domaine`, { headers: { cookie: '' } })
  expect(await visitor.text()).not.toContain('Le temps fait la moitié du vin.')
  await side.getByRole('button', { name: 'Monter' }).press('Enter')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(`${shop.url}/le-domaine`)
  await expect(page.getByText('Le temps fait la moitié du vin.')).toBeVisible()
})

test('what is typed letter by letter, and between letters saved, stays in its field', async ({ page, javaScriptEnabled: js }) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await compose(page, 'la-cave')
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  for (const [kind, field] of [
    ['Citation', 'Texte'],
    ['Image', 'Légende'],
  ] as const) {
    await addByKeyboard(page, kind)
    await side.getByLabel(field, { exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Le temps ', { delay: 20 })
    await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible()
    await page.keyboard.type('fait le vin', { delay: 20 })
    await expect(side.getByLabel(field, { exact: true })).toHaveValue('Le temps fait le vin')
    await expect(side.getByLabel(field, { exact: true })).toBeFocused()
  }
})

test('a block is dragged into the page, and the last act is undone and done again', async ({ page, javaScriptEnabled: js }) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await compose(page, 'accueil')
  const blocks = frameOf(page).locator('[data-block]')
  const before = await blocks.count()
  const from = await page.getByTestId('drawer-item:title').boundingBox()
  const to = await page.locator('iframe').boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  for (let step = 1; step <= 12; step += 1) {
    await page.mouse.move(
      from.x + 20 + ((to.x + to.width / 2 - from.x - 20) * step) / 12,
      from.y + 20 + ((to.y + 60 - from.y - 20) * step) / 12,
    )
    await page.evaluate('new Promise((done) => requestAnimationFrame(done))')
  }
  await page.mouse.up()
  await expect(blocks).toHaveCount(before + 1)
  await page.getByRole('button', { name: 'Annuler la dernière action' }).click()
  await expect(blocks).toHaveCount(before)
  await page.getByRole('button', { name: 'Rétablir l’action annulée' }).click()
  await expect(blocks).toHaveCount(before + 1)
})

test('columns are filled by the keyboard and get more or fewer, and nothing in them is lost', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await compose(page, 'la-cave')
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await addByKeyboard(page, 'Colonnes')
  await side.getByLabel('Nombre de colonnes').selectOption('3')
  for (const [where, words] of [
    ['Dans la colonne 1', 'À gauche, la vigne.'],
    ['Dans la colonne 3', 'À droite, la cave.'],
  ] as const) {
    await frameOf(page)
      .locator('[data-puck-component]:has([data-block="columns"])')
      .last()
      .click({ position: { x: 4, y: 4 } })
    await side.getByLabel('Où').selectOption(where)
    await addByKeyboard(page, 'Citation')
    await side.getByLabel('Texte').fill(words)
    await expect(frameOf(page).locator('.columns').getByText(words)).toBeVisible()
  }
  await frameOf(page)
    .locator('[data-puck-component]:has([data-block="columns"])')
    .last()
    .click({ position: { x: 4, y: 4 } })
  await side.getByLabel('Nombre de colonnes').selectOption('2')
  await expect(page.getByText(/^Brouillon enregistré à \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(`${shop.url}/la-cave`)
  const columns = page.locator('.columns-2').last()
  await expect(columns.locator('> div').first()).toContainText('À gauche, la vigne.')
  await expect(columns.locator('> div').last()).toContainText('À droite, la cave.')
})

test('two compose one page: the second is told, sees both and loses nothing', async ({
  page,
  browser,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  const other = await (await browser.newContext()).newPage()
  await enterAs(page, shop, 'ADMIN')
  await enterAs(other, shop, 'SUPER_ADMIN')
  const id = 'le-domaine'
  await compose(page, id)
  await compose(other, id)
  const write = async (by: Page, text: string) => {
    await addByKeyboard(by, 'Titre')
    await by.getByRole('region', { name: 'Réglages du bloc' }).getByLabel('Texte').fill(text)
  }
  await write(page, 'De la première main')
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible()
  await write(other, 'De la seconde main')
  const dialog = other.getByRole('dialog', { name: 'Quelqu’un a changé cette page entre-temps' })
  await expect(dialog.getByText('De la première main')).toBeVisible()
  await expect(dialog.getByText('De la seconde main')).toBeVisible()
  await expect(dialog.getByText('Seulement ici')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect(other.getByText(/^Brouillon enregistré/)).toBeVisible()
  await write(page, 'Encore la première')
  const mine = page.getByRole('dialog', { name: 'Quelqu’un a changé cette page entre-temps' })
  await mine.getByRole('button', { name: 'Prendre l’autre' }).click()
  await expect(frameOf(page).getByText('De la seconde main')).toBeVisible()
  await other.close()
})

test('the bar keeps its height whatever it says, so that the page below does not move', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await compose(page, 'la-cave')
  const topOf = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.locator('header', { hasText: 'Publier' }).evaluate((bar) => bar.getBoundingClientRect().bottom)
  }
  const sizes = [960, 1280, 1440]
  const before = []
  for (const width of sizes) before.push(await topOf(width))
  expect(new Set(before).size).toBe(1)
  const json = { is: 'refused', message: 'Ce texte est trop long, et il manque une image à la galerie.', faults: {} }
  await page.route('**/composer/brouillon', (route) => route.fulfill({ json }), { times: 1 })
  await addByKeyboard(page, 'Titre')
  await expect(page.getByText(/^Pas encore enregistré :/)).toBeVisible()
  for (const width of sizes) expect(await topOf(width)).toBe(before[0])
  await page.getByRole('button', { name: 'Monter' }).press('Enter')
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible()
  for (const width of sizes) expect(await topOf(width)).toBe(before[0])
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  for (const width of sizes) expect(await topOf(width)).toBe(before[0])
})

test('a block that is added is brought into sight, and the keyboard stands at its settings', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await compose(page, 'le-domaine')
  await addByKeyboard(page, 'Citation')
  const heading = page.locator('.composer-side h2', { hasText: 'Citation' })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveCSS('font-size', '20px')
  await expect(frameOf(page).locator('[data-puck-component]').last()).toBeInViewport()
})

test('a photo is sent from the field of a block, with its words, and nothing that was typed is lost', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await compose(page, 'le-domaine')
  await addByKeyboard(page, 'Image')
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await side.getByLabel('Légende').fill('Au petit matin')
  await side.getByText('Envoyer une photo').press('Enter')
  const send = side.getByRole('button', { name: 'Envoyer la photo' })
  await send.press('Enter')
  await expect(side.getByLabel('La photo', { exact: true })).toHaveAccessibleDescription(/Choisissez d’abord une photo\.$/)
  await side
    .getByLabel('La photo', { exact: true })
    .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('?') })
  await side.getByLabel('Ce que montre la photo').fill('Le treuil du puits')
  await send.press('Enter')
  await expect(side.getByRole('alert')).toContainText('note.png : Ce type de fichier n’est pas accepté')
  await handFiles('drop', side, [await fileOf('treuil.png', 'image/png', drawPicture('png'))])
  await side.getByLabel('Ce que montre la photo').fill('')
  await send.press('Enter')
  await expect(side.getByLabel('Ce que montre la photo')).toHaveAccessibleDescription(/^Dites en quelques mots/)
  await side.getByLabel('Ce que montre la photo').fill('Le treuil du puits')
  await send.press('Enter')
  await expect(side.getByRole('status').filter({ hasText: 'La photo est arrivée' })).toBeVisible({ timeout: 20_000 })
  await expect(send).toBeFocused()
  await expect(side.getByRole('radio', { checked: true }).and(side.getByLabel('treuil'))).toBeVisible()
  await expect(side.getByLabel('Légende')).toHaveValue('Au petit matin')
  await expect(frameOf(page).getByAltText('Le treuil du puits')).toBeVisible()
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('C’est en ligne.')).toBeVisible()
  await page.goto(`${shop.url}/le-domaine`)
  await expect(page.getByAltText('Le treuil du puits')).toBeVisible()
  await expect(page.getByText('Au petit matin')).toBeVisible()
})

test('a text may go without a title, and is not said to need one', async ({ page, javaScriptEnabled: js }) => {
  test.skip(!js)
  await enterAs(page, shop, 'ADMIN')
  await compose(page, 'la-cave')
  await addByKeyboard(page, 'Texte')
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await expect(side.locator('label[for="f-title"]')).toHaveText('Titre')
  await side.getByLabel('Titre').fill('')
  await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible()
})

test('without script a block that is added stands before its writer in the list', async ({ page, javaScriptEnabled: js }) => {
  test.skip(js)
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/pages/le-domaine/composer`)
  await page.getByLabel('Sorte de bloc').selectOption('Citation')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click()
  await page.getByLabel('Texte').fill('Le temps fait la moitié du vin.')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  const added = page.getByRole('listitem').filter({ hasText: 'Le temps fait la moitié du vin.' })
  await expect(added).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`#${await added.getAttribute('id')}$`))
})
