import type { Page } from '@playwright/test'
import { expect, expectAccessible, settle, test, widths } from '../shopper.ts'

const slides = ['/art/mark.svg', '/art/hills-calm.svg', '/art/motif-geai.svg'].map((url, place) => ({
  url,
  alt: `Image ${place + 1}`,
  caption: place === 1 ? 'Les coteaux en hiver' : '',
}))

const ask = (page: Page, name: string, detail: unknown) =>
  page.evaluate(([event, what]) => document.dispatchEvent(new CustomEvent(event as string, { detail: what })), [name, detail])

test.beforeEach(async ({ page }) => {
  await page.goto('/le-domaine')
  await settle(page, true)
})

test('[R-11][R-14] the viewer opens at a picture, tells its place, goes round, and gives the focus back', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Gérer mes cookies' })
  await link.focus()
  await ask(page, 'vitrine:viewer', { slides, start: 2 })
  const viewer = page.locator('#slider').getByRole('dialog', { name: 'Images' })
  await expect(viewer.getByText('3 / 3')).toBeVisible()
  await expect(viewer.locator('figcaption')).toHaveText('Image 3')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('1 / 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText('2 / 3')).toBeVisible()
  await expect(viewer.getByText('Les coteaux en hiver')).toBeVisible()
  await expect(viewer.locator('figcaption').getByText('Image 2'), 'what the picture shows, beside what was written').toBeVisible()
  await expect(viewer.getByRole('img', { name: 'Image 2' })).toBeVisible()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(() => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('[R-14] a swipe to the left is the next picture, to the right the one before; arrows stand on wide screens only', async ({
  page,
}) => {
  await ask(page, 'vitrine:viewer', { slides, start: 0 })
  const viewer = page.getByRole('dialog', { name: 'Images' })
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, 400)
    await page.mouse.down()
    await page.mouse.move(to, 405, { steps: 4 })
    await page.mouse.up()
  }
  await expect(viewer.getByText('1 / 3')).toBeVisible()
  await swipe(600, 400)
  await expect(viewer.getByText('2 / 3')).toBeVisible()
  await swipe(400, 600)
  await swipe(400, 600)
  await expect(viewer.getByText('3 / 3')).toBeVisible()
  await page.setViewportSize({ width: 996, height: 800 })
  await viewer.getByRole('button', { name: 'Suivante' }).click()
  await expect(viewer.getByText('1 / 3')).toBeVisible()
  await page.setViewportSize({ width: 995, height: 800 })
  await expect(viewer.getByRole('button', { name: 'Suivante' })).toBeHidden()
  await expect(viewer.getByRole('button', { name: 'Fermer' })).toBeVisible()
})

test('[R-14] a film plays with controls, at most 950 px or three quarters of the window wide', async ({ page }) => {
  await ask(page, 'vitrine:viewer', { slides: [{ url: '/art/none.mp4', alt: 'La taille', caption: '' }], start: 0 })
  const film = page.locator('dialog video')
  await expect(film).toHaveAttribute('controls', '')
  expect(await film.evaluate((video) => getComputedStyle(video).width)).toBe('950px')
  await page.setViewportSize({ width: 800, height: 900 })
  expect(await film.evaluate((video) => getComputedStyle(video).width)).toBe('600px')
})

test('[C-06] a link to a picture or a film opens it over the page, and one to any other file leads to the file', async ({
  page,
}) => {
  const shown = ['svg', 'jpeg', 'jpg', 'png', 'webp', 'avif', 'mp4', 'm4v', 'mov', 'avi', 'wmv', 'flv']
  await page.route('**/fichiers/**', (route) => route.fulfill({ body: '' }))
  const addLinks = () =>
    page.locator('main').evaluate(
      (main, endings) => {
        const list = document.createElement('ul')
        for (const ending of endings) {
          const link = Object.assign(document.createElement('a'), { href: `/fichiers/un.${ending}`, textContent: `un ${ending}` })
          link.dataset.enlarge = ''
          list.append(link)
        }
        main.prepend(list)
      },
      [...shown.slice(0, 3), 'pdf', ...shown.slice(3), 'gif'],
    )
  await addLinks()
  await page.getByRole('link', { name: 'un svg' }).click()
  const viewer = page.getByRole('dialog', { name: 'Images' })
  for (const [place, ending] of shown.entries()) {
    await expect(viewer.getByText(`${place + 1} / ${shown.length}`)).toBeVisible()
    const kind = place < 6 ? 'img' : 'video'
    await expect(viewer.locator(`${kind}[src$="/fichiers/un.${ending}"]`)).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Escape')
  for (const ending of ['pdf', 'gif']) {
    await page.goto('/le-domaine')
    await settle(page, true)
    await addLinks()
    await page.getByRole('link', { name: `un ${ending}` }).click()
    await expect(page).toHaveURL(`/fichiers/un.${ending}`)
  }
})

const openModal = (page: Page, looks: { locksScroll: boolean; darkens: boolean }) =>
  page.evaluate((given) => {
    const content = document.createElement('p')
    content.textContent = 'Deux bouteilles quitteront le carton.'
    document.dispatchEvent(new CustomEvent('vitrine:modal-open', { detail: { title: 'Retirer ce vin ?', content, ...given } }))
  }, looks)

test('[R-11][R-15] the modal opens and closes by events, by Escape and by a click beside it', async ({ page }) => {
  const modal = page.locator('#modal').getByRole('dialog', { name: 'Retirer ce vin ?' })
  await openModal(page, { locksScroll: true, darkens: true })
  await expect(modal).toBeVisible()
  await ask(page, 'vitrine:modal-close', undefined)
  await expect(modal).toHaveCount(0)
  await openModal(page, { locksScroll: true, darkens: true })
  await modal.getByText('Deux bouteilles').click()
  await expect(modal).toBeVisible()
  await page.mouse.click(5, 300)
  await expect(modal).toHaveCount(0)
  await openModal(page, { locksScroll: true, darkens: true })
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
})

test('[R-15] it can hold the page still and darken it, or neither, and fills a screen under 996 px', async ({ page }) => {
  const looks = () =>
    page.evaluate(() => {
      const dialog = document.querySelector('dialog')
      return {
        overflow: getComputedStyle(document.documentElement).overflowY,
        veil: dialog && getComputedStyle(dialog, '::backdrop').backgroundColor,
        width: dialog?.getBoundingClientRect().width,
      }
    })
  await openModal(page, { locksScroll: true, darkens: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(looks).toMatchObject({ overflow: 'hidden', veil: expect.not.stringMatching(/^rgba\(0, 0, 0, 0\)$/) })
  await openModal(page, { locksScroll: false, darkens: false })
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const light = { overflow: expect.not.stringMatching('hidden'), veil: 'rgba(0, 0, 0, 0)', width: 640 }
  await expect.poll(looks).toMatchObject(light)
  await page.setViewportSize({ width: 995, height: 800 })
  expect((await looks()).width).toBe(995)
})

test('[C-02] a toast stands at the top right for three seconds, and waits while it is pointed at', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await ask(page, 'vitrine:toast', { text: 'Deux bouteilles ajoutées.', kind: 'done' })
  const toast = page.getByRole('status').filter({ hasText: 'Deux bouteilles ajoutées.' })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 40)
  expect(box?.y).toBeLessThan(40)
  await page.clock.runFor(2900)
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 500)
  await page.clock.runFor(2999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2)
  await expect(toast).toHaveCount(0)
})

test('a toast that leads somewhere leaves time to go there, and a later one takes its place', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  const way = { href: '/panier', says: 'Voir le panier' }
  await ask(page, 'vitrine:toast', { text: 'La première.', kind: 'done', way })
  await ask(page, 'vitrine:toast', { text: 'La seconde.', kind: 'done', way })
  await expect(page.locator('.toast')).toHaveText([/La seconde/])
  await page.clock.runFor(7000)
  await page.getByRole('link', { name: 'Voir le panier' }).click()
  await expect(page).toHaveURL('/panier')
})

test('[R-11] the viewer, the modal and a toast pass axe', async ({ page }) => {
  await page.setViewportSize(widths.desk)
  await ask(page, 'vitrine:viewer', { slides, start: 1 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, true)
  await page.keyboard.press('Escape')
  await openModal(page, { locksScroll: true, darkens: true })
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, true)
})
