import type { Locator, Page } from '@playwright/test'
import { drawPicture } from '../../support/pictures.ts'
import { findFaults } from '../axe.ts'
import { enterAs, shareDemo } from '../demo-shop.ts'
import { expect, test } from '../shopper.ts'

const shop = shareDemo()

test('a house tries itself on in another look, at three widths and beside what it was, and puts it on and off by one act each', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/apparence`)
  const paper = () => groundOf(page, 'after')
  const first = await paper()
  await page.getByRole('radio', { name: /^Cave/ }).check({ force: true })
  if (!js) await page.getByRole('button', { name: 'Essayer' }).click()
  await expect.poll(paper).toBe('rgb(21, 17, 13)')
  if (js) {
    await page.getByRole('link', { name: 'Boutique', exact: true }).click()
    await expect(page.locator('.look-frame.after iframe:not(.coming)')).toHaveAttribute('src', /\/boutique\?apercu=/)
    await frameOf(page, 'after').locator('article a').first().click()
    await expect.poll(() => frameOf(page, 'after').locator('.buy-bar, form[action="/panier/ajouter"]').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Ardoise' }).click()
    await expect.poll(paper).toBe('rgb(246, 248, 249)')
    // When it is to go online is not lost by one more choice, nor by going away.
    await page.getByText('Montrer, publier plus tard, jeter').click()
    const moment = page.getByLabel('Jour et heure')
    await moment.fill('2031-05-02T08:30')
    await page.getByRole('button', { name: 'Nuit' }).click()
    await expect.poll(paper).not.toBe('rgb(246, 248, 249)')
    await expect(moment).toHaveValue('2031-05-02T08:30')
    await page.reload()
    await expect(moment).toHaveValue('2031-05-02T08:30')
    await page.getByRole('radio', { name: 'Téléphone' }).check({ force: true })
    expect(
      await frameOf(page, 'after')
        .locator('html')
        .evaluate(() => innerWidth),
    ).toBe(390)
  }
  await page.getByRole('radio', { name: 'Les deux' }).check({ force: true })
  await expect.poll(() => groundOf(page, 'before')).toBe(first)
  // The pages in its frames are looked at where they are pages.
  if (js) expect(await findFaults(page, { exclude: ['iframe'] })).toEqual([])
  for (const width of [390, 960, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
  }
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('La nouvelle apparence est en ligne.')).toBeVisible()
  await expect(page.getByText('Le site est dans l’apparence que vous voyez.')).toBeVisible()
  await page.getByText('Revenir à l’apparence d’avant').first().click()
  await page.getByRole('button', { name: 'Revenir à l’apparence d’avant' }).click()
  await expect.poll(paper).toBe(first)
})

test('a logo that is sent at the desk is chosen and tried on there, put on by one act and taken off by another', async ({
  page,
  javaScriptEnabled: js,
}) => {
  await enterAs(page, shop, 'ADMIN')
  await page.goto(`${shop.url}/admin/apparence`)
  const tried = () => pictureOf(frameOf(page, 'after').locator('.app-bar .brand img').first())
  const worn = async () => {
    const home = await (await fetch(shop.url)).text()
    return /class="brand"[\s\S]*?<img[^>]*? src="([^"]+)"/.exec(home)?.[1] ?? ''
  }
  await expect.poll(tried).not.toBe('')
  const [first, before] = [await tried(), await worn()]
  await page.getByText('Logos', { exact: true }).click()
  const buffer = await drawPicture('png', 400, 100)
  await page.locator('[id="f-LOGO_LIGHT_THEME._fichier"]').setInputFiles({ name: 'maison.png', mimeType: 'image/png', buffer })
  if (!js) await page.getByRole('button', { name: 'Essayer', exact: true }).click()
  // A picture is made in all its sizes first, which takes its time on a slow machine.
  await expect.poll(async () => [first, ''].includes(await tried()), { timeout: 30_000 }).toBe(false)
  const sent = await tried()
  const id = /images\/([^/.?]+)/.exec(sent)?.[1] ?? '?'
  await expect(page.locator(`[name=LOGO_LIGHT_THEME][value="${id}"]`), 'it is the one that is chosen').toBeChecked()
  expect(await worn(), 'visitors see none of it').toBe(before)
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(page.getByText('La nouvelle apparence est en ligne.')).toBeVisible()
  expect(await worn()).toBe(sent)
  await page.getByText('Revenir à l’apparence d’avant').first().click()
  await page.getByRole('button', { name: 'Revenir à l’apparence d’avant' }).click()
  await expect.poll(tried).toBe(first)
  expect(await worn()).toBe(before)
})

/** The path of a picture; nothing while the page that it stands in is on its way. */
const pictureOf = (image: Locator) =>
  image.evaluate((one: HTMLImageElement) => new URL(one.src).pathname, null, { timeout: 2000 }).catch(() => '')

const frameOf = (page: Page, side: 'after' | 'before') => page.frameLocator(`.look-frame.${side} iframe:not(.coming)`)

const groundOf = (page: Page, side: 'after' | 'before') =>
  frameOf(page, side)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)
    // A page that comes takes the place of the one that is being asked.
    .catch(() => '')
