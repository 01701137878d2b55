import type { Page } from '@playwright/test'
import { mostFileBytes } from '../../../app/models/platform/files/file-limits.ts'
import { drawPicture } from '../../support/pictures.ts'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, expectAccessible, test, widths } from '../shopper.ts'

test.setTimeout(90_000)

const shop = shareDemo()

async function openForm(page: Page) {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/images/nouveau`)
}

const picture = async (name: string) => ({ name, mimeType: 'image/png', buffer: await drawPicture('png') })
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true }).click()
const lineOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Fichiers de cet envoi' }).getByRole('listitem').filter({ hasText: name })
const chosen = (page: Page) =>
  page.locator('#images').evaluate(({ files }: HTMLInputElement) => [...(files ?? [])].map(({ name }) => name))

test('pictures go up one by one, each with its progress, and a refused one keeps the others from nothing', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await openForm(page)
  let letThrough = () => {}
  const gate = new Promise<void>((open) => {
    letThrough = open
  })
  await page.route('**/admin/images/nouveau', async (route) => {
    if (route.request().method() === 'POST') await gate
    await route.continue()
  })
  await page
    .locator('#images')
    .setInputFiles([
      await picture('pressoir.png'),
      { name: 'recette.png', mimeType: 'image/png', buffer: Buffer.from('De la farine') },
      { name: 'panorama.png', mimeType: 'image/png', buffer: Buffer.alloc(mostFileBytes + 1) },
      await picture('tonneau.png'),
    ])
  await page.getByLabel('Texte de remplacement').fill('Le pressoir')
  await send(page)
  await expect(page.getByRole('status')).toHaveText('Envoi de 4 fichiers…')
  await expect(page.getByRole('progressbar', { name: 'pressoir.png' })).toBeVisible()
  await expect(lineOf(page, 'tonneau.png')).toContainText('En attente')
  await expectAccessible(page, js, widths.phone)
  letThrough()
  await expect(page.getByRole('status')).toHaveText(
    '2 fichiers sont arrivés. 2 fichiers n’ont pu être pris ; ils restent choisis.',
  )
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(lineOf(page, 'pressoir.png')).toContainText('Arrivé')
  await expect(lineOf(page, 'recette.png')).toContainText('Ce type de fichier n’est pas accepté')
  await expect(lineOf(page, 'panorama.png')).toContainText('Ce fichier dépasse 10 Mo')
  await expect(lineOf(page, 'tonneau.png')).toContainText('Arrivé')
  expect(await chosen(page)).toEqual(['recette.png', 'panorama.png'])
  const arrivals = page.getByRole('region', { name: 'Dernières arrivées' })
  for (const name of ['pressoir.png', 'tonneau.png']) await expect(arrivals.getByRole('link', { name })).toBeVisible()
  await expectAccessible(page, js, widths.desk)
})

test('words that are missing are asked for once, beside their field, and no file has to be chosen again', async ({
  page,
  javaScriptEnabled: js,
}) => {
  test.skip(!js)
  await openForm(page)
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await page.locator('#images').setInputFiles([await picture('treille.png'), await picture('cuve.png')])
  await send(page)
  const words = page.getByLabel('Texte de remplacement')
  await expect(words).toBeFocused()
  await expect(words).toHaveAccessibleDescription(/Dites en quelques mots ce que montre cette image/)
  expect(posts).toBe(1)
  expect(await chosen(page)).toEqual(['treille.png', 'cuve.png'])
  await words.fill('La treille')
  await send(page)
  await expect(page.getByRole('status')).toHaveText('2 fichiers sont arrivés.')
  await expect(words).not.toHaveAttribute('aria-invalid')
  expect(await chosen(page)).toEqual([])
})

test('without a script the same form brings several pictures in at once', async ({ page, javaScriptEnabled: js }) => {
  test.skip(js)
  await openForm(page)
  await page
    .locator('#images')
    .setInputFiles([await picture('echelle.png'), { name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('?') }])
  await page.getByLabel('Texte de remplacement').fill('L’échelle')
  await send(page)
  await expect(page.getByRole('alert')).toContainText('note.png : Ce type de fichier n’est pas accepté')
  await expect(page.getByRole('region', { name: 'Dernières arrivées' }).getByRole('link', { name: 'echelle.png' })).toBeVisible()
  await page.locator('#images').setInputFiles([await picture('hotte.png'), await picture('serpe.png')])
  await send(page)
  await expect(page).toHaveURL(/\/admin\/images$/)
  for (const name of ['hotte.png', 'serpe.png']) {
    await page.goto(`${shop.url}/admin/images?q=${name}`)
    await expect(page.getByRole('link', { name })).toBeVisible()
  }
})

test('a file that is too large comes back to the form with a sentence', async ({ page, javaScriptEnabled: js }) => {
  test.skip(js)
  await openForm(page)
  await page
    .locator('#images')
    .setInputFiles([{ name: 'fresque.png', mimeType: 'image/png', buffer: Buffer.alloc(mostFileBytes + 1) }])
  await send(page)
  await expect(page.getByRole('alert')).toContainText('trop volumineux')
  await expect(page.getByLabel('Texte de remplacement')).toBeVisible()
})
