import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { heifFile } from '../../support/heif/heif-file.ts'
import { drawPicture } from '../../support/pictures.ts'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, expectAccessible, test, widths } from '../shopper.ts'
import { fileOf, handFiles } from './hand-files.ts'

test.setTimeout(90_000)
// The line is cut on purpose.
test.use({ expectedComplaint: /ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION)/ })

const shop = shareDemo()

const photo = (name: string, width = 600, height = 400) => fileOf(name, 'image/jpeg', drawPicture('jpeg', width, height))

/** The script that brings photos in has come. */
const ready = (page: Page) => expect(page.getByText(/déposez-l(a|es) ici/).first()).toBeVisible()
const chosen = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((field) => (field as HTMLInputElement).files?.[0]?.name ?? '')

test('a photo is let go on a form, its point is touched, and a line that breaks loses nothing', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.setViewportSize(widths.phone)
  await page.goto(`${shop.url}/admin/actualites/nouveau`)
  await ready(page)
  await page.locator('#f-title').fill('Les geais sont de retour')
  // Beside any field: the page stays, and the photo finds its place.
  await handFiles('drop', page.locator('#f-summary'), [await photo('geai.jpg')])
  expect(await chosen(page, 'f-idImage._fichier')).toBe('geai.jpg')
  const shot = page.locator('canvas.point')
  await shot.click({ position: { x: 280, y: 180 } })
  await expect(page.getByLabel('Le point à garder en vue')).toHaveValue('bottom-right')
  await expectAccessible(page, js, widths.phone)
  await page.locator('#f-isValid').check()

  let posts = 0
  await page.route('**/admin/images/photo', async (route) => {
    posts += 1
    // The second comes, and its answer is lost on the way.
    if (posts === 2) await route.fetch()
    if (posts < 3) await route.abort('internetdisconnected')
    else await route.continue()
  })
  const add = page.getByRole('button', { name: 'Ajouter', exact: true })
  await add.click()
  const words = page.getByLabel('Ce que montre la photo')
  await expect(words).toBeFocused()
  await expect(words).toHaveAccessibleDescription(/Dites en quelques mots/)
  expect(posts).toBe(0)
  await words.fill('Un geai sur un piquet')
  await add.click()
  await expect(page.getByText('La ligne est coupée')).toBeVisible()
  await expect(page).toHaveURL(/\/blocs$/)
  expect(posts).toBe(3)
  await page.goto(`${shop.url}/actualites`)
  await expect(page.locator('main img.cropped.focus-bottom-right')).toHaveCount(1)
  await page.goto(`${shop.url}/admin/images?q=geai.jpg`)
  await expect(page.getByRole('link', { name: 'geai.jpg' })).toHaveCount(1)
  await page.getByRole('link', { name: 'geai.jpg' }).first().click()
  await expect(page.locator('main')).toContainText('À présent : en bas à droite.')
})

test('several photos at once get a place each, and one that is refused keeps the others', async ({ page }) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/albums/nouveau`)
  await ready(page)
  await page.locator('#f-title').fill('Les vendanges')
  await page.locator('#f-isValid').check()
  const unread = await fileOf('IMG_1.HEIC', 'image/heic', heifFile('telephone.heic'))
  await handFiles('drop', page.locator('[data-rows="pictures"]'), [await photo('seaux.jpg'), unread, await photo('table.jpg')])
  // Beside the photo, before anything leaves.
  const field = page.locator('[id="f-pictures.1.image._fichier"]')
  await expect(field).toHaveAccessibleDescription(
    /au format HEIC.*Réglages › Appareil photo › Formats › «\sLe plus compatible\s»/,
  )
  for (const [place, words] of ['Les seaux', 'Le pressoir', 'La table'].entries()) {
    await page.locator(`[id="f-pictures.${place}.alt"]`).fill(words)
  }
  const add = page.getByRole('button', { name: 'Ajouter', exact: true })
  await add.click()
  const list = page.getByRole('list', { name: 'Fichiers de cet envoi' })
  await expect(list.getByRole('listitem').filter({ hasText: 'IMG_1.HEIC' })).toContainText('au format HEIC')
  for (const name of ['seaux.jpg', 'table.jpg']) {
    await expect(list.getByRole('listitem').filter({ hasText: name })).toContainText('Arrivé')
  }
  await expect(page.locator('[id="f-pictures.1.image._fichier"]')).toBeFocused()
  await page.locator('[id="f-pictures.1.image._fichier"]').setInputFiles({
    name: 'pressoir.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPicture('jpeg'),
  })
  await add.click()
  await expect(page.locator('.note[data-told]')).toBeVisible()
  await page.goto(`${shop.url}/albums/les-vendanges`)
  for (const words of ['Les seaux', 'Le pressoir', 'La table']) await expect(page.getByAltText(words).first()).toBeVisible()
})

test('where the browser reads HEIC the photo comes in as it was shown, and one that was cut out keeps its clear ground', async ({
  page,
}) => {
  // As Safari reads it: the only browser that does.
  await page.addInitScript(() => {
    const read = window.createImageBitmap.bind(window)
    const readAlso = async (source: Blob) => {
      const head = await source.slice(4, 12).text()
      if (head !== 'ftypheic') return read(source)
      const canvas = Object.assign(document.createElement('canvas'), { width: 756, height: 1008 })
      canvas.getContext('2d')?.fillRect(0, 0, 756, 1008)
      return read(canvas)
    }
    Object.assign(window, { createImageBitmap: readAlso })
  })
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/albums/nouveau`)
  await ready(page)
  await page.locator('#f-title').fill('La taille')
  // Heavier than the site takes.
  const bottle = sharp({ create: { width: 1000, height: 2700, channels: 4, background: '#0000' } }).png({ compressionLevel: 0 })
  const photos = [
    await fileOf('IMG_2.HEIC', '', heifFile('telephone.heic')),
    await fileOf('bouteille.png', 'image/png', bottle.toBuffer()),
  ]
  await handFiles('drop', page.locator('[data-rows="pictures"]'), photos)
  await expect(page.locator('canvas.point')).toHaveCount(2)
  for (const place of [0, 1]) await page.locator(`[id="f-pictures.${place}.alt"]`).fill(`La taille, ${place}`)
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.locator('.note[data-told]')).toBeVisible()
  for (const [name, size] of Object.entries({ 'IMG_2.jpg': '756 × 1008', 'bouteille.webp': '1000 × 2700' })) {
    await page.goto(`${shop.url}/admin/images?q=${name}`)
    await page.getByRole('link', { name }).first().click()
    await expect(page.locator('main')).toContainText(size)
  }
})

test('a photo that is on its way says so, is sent again where the line broke, and fills a new picture of a gallery', async ({
  page,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/pages/la-cave/composer`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('[data-block]').first()).toBeVisible()
  await page.getByLabel('Sorte de bloc').selectOption('Galerie')
  await page.getByRole('button', { name: 'Ajouter un bloc' }).press('Enter')
  let letThrough = () => {}
  const gate = new Promise<void>((open) => {
    letThrough = open
  })
  let posts = 0
  await page.route('**/admin/images/photo', async (route) => {
    await gate
    posts += 1
    if (posts > 1) return route.continue()
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  const side = page.getByRole('region', { name: 'Réglages du bloc' })
  await side.locator('summary', { hasText: 'Ajouter' }).first().click()
  const row = side.locator('[data-row="0"]')
  await row.getByText('Envoyer une photo').click()
  await row
    .getByLabel('La photo', { exact: true })
    .setInputFiles({ name: 'foudre.jpg', mimeType: 'image/jpeg', buffer: await drawPicture('jpeg') })
  await row.getByLabel('Ce que montre la photo').fill('Un foudre')
  await row.getByLabel('Ce que montre la photo').press('Enter')
  await expect(row.getByRole('status')).toHaveText('Envoi…')
  letThrough()
  await expect(row.getByRole('status')).toHaveText(/^La ligne est coupée/)
  await expect(frame.getByAltText('Un foudre')).toBeVisible({ timeout: 20_000 })
  await expect(row.getByLabel('Une image du site')).toHaveValue(/./)
  await expect(side.getByRole('heading', { name: 'Galerie' })).toBeFocused()
  expect(posts).toBe(2)
})

test.describe(() => {
  test.use({ isMobile: true, hasTouch: true, viewport: widths.phone })

  test('a wine takes photos of the camera and pasted ones, each in a place of its own', async ({
    page,
    javaScriptEnabled: js,
  }) => {
    await enterAs(page, shop, 'ADMIN')
    await page.goto(`${shop.url}/admin/produits/nouveau`)
    await ready(page)
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Prendre une photo' }).first().click()
    const camera = await asked
    expect(await camera.element().getAttribute('id')).toBe('f-images._fichier.0')
    await camera.setFiles({ name: 'un.jpg', mimeType: 'image/jpeg', buffer: await drawPicture('jpeg', 400, 1000) })
    await expect(page.locator('canvas.point')).toHaveCount(1)
    const bottles = await Promise.all(['deux', 'trois', 'quatre'].map((name) => photo(`${name}.jpg`, 400, 1000)))
    await handFiles('paste', page.locator('#f-name'), bottles)
    for (const [place, name] of ['un', 'deux', 'trois', 'quatre'].entries()) {
      expect(await chosen(page, `f-images._fichier.${place}`)).toBe(`${name}.jpg`)
      await expect(page.locator(`[id="f-images._mots.${place}"]`)).toBeVisible()
    }
    await expect(page.locator('[id^="f-images._fichier."]')).toHaveCount(4)
    await expect(page.locator('canvas.point')).toHaveCount(4)
    await expectAccessible(page, js, widths.phone)
  })
})

test('a part of a photo is chosen while it is brought in, drawn by hand in the library, and given back whole', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.setViewportSize(widths.phone)
  await page.goto(`${shop.url}/admin/actualites/nouveau`)
  await ready(page)
  await page.locator('#f-title').fill('La table est mise')
  await handFiles('drop', page.locator('#f-summary'), [await photo('tablee.jpg')])
  await page.getByText('Couper la photo').click()
  await page.getByLabel('Proportions').selectOption('1:1')
  await expect(page.getByLabel('Depuis la gauche (%)')).toHaveValue('16.67')
  await expect(page.locator('canvas.point')).toHaveAttribute('height', '288')
  await expectAccessible(page, js, widths.phone)
  await page.getByLabel('Ce que montre la photo').fill('Une table mise')
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page).toHaveURL(/\/blocs$/)

  await page.goto(`${shop.url}/admin/images?q=tablee.jpg`)
  await page.getByRole('link', { name: 'tablee.jpg' }).first().click()
  const now = page.getByText('À présent : 400 × 400 pixels, sur 600 × 400.')
  await expect(now).toBeVisible()
  await expect(page.getByText('Tirez le cadre par un coin')).toBeVisible()
  await expectAccessible(page, js, widths.phone)
  const frame = page.locator('[data-frame] svg')
  await frame.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await place(frame)
  const drag = async ([left, top]: [number, number], [right, down]: [number, number]) => {
    await page.mouse.move(x + left * width, y + top * height)
    await page.mouse.down()
    await page.mouse.move(x + right * width, y + down * height, { steps: 4 })
    await page.mouse.up()
  }
  // By a corner, in its proportions; then all of it to the edge.
  await drag([1 / 6, 0], [0.5, 0.25])
  await expect(page.getByLabel('Proportions')).toHaveValue('1:1')
  await drag([0.6, 0.6], [0.9, 0.6])
  expect(Number(await page.getByRole('spinbutton', { name: 'Depuis la gauche (%)' }).inputValue())).toBeGreaterThan(40)
  await page.getByRole('button', { name: 'Garder ce cadre' }).click()
  await expect(page.getByText('À présent : 300 × 300 pixels, sur 600 × 400.')).toBeVisible()
  await page.getByLabel('Proportions').selectOption('whole')
  await page.getByRole('button', { name: 'Garder ce cadre' }).click()
  await page.getByText('Couper la photo').click()
  await expect(page.getByText('À présent : 600 × 400 pixels, sur 600 × 400.')).toBeVisible()
})

async function place(frame: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await frame.boundingBox()
  if (!found) throw new Error('the frame is not in sight')
  return found
}
