import type { Page } from '@playwright/test'
import { breakpoints, smallScreen } from '../../support/breakpoints.ts'
import { expect, settle, test } from '../shopper.ts'

/** What a page looks like right below a breakpoint, and from it on. */
type Look = { at: number; path: string; below: unknown; from: unknown; read: (page: Page) => Promise<unknown> }

const columnsOf = (what: string) => (page: Page) =>
  page
    .locator(what)
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
const isSeen = (what: string) => (page: Page) => page.locator(what).first().isVisible()
const barsOf = (page: Page) =>
  Promise.all(['.app-bar-wide', '.app-bar-small', '.bottom-bar'].map((bar) => page.locator(bar).isVisible()))
const styleOf = (what: string, name: 'flexBasis') => (page: Page) =>
  page
    .locator(what)
    .first()
    .evaluate((element, wanted) => getComputedStyle(element)[wanted], name)

const looks: Look[] = [
  { at: breakpoints.xxs, path: '/suivi', below: '100%', from: 'auto', read: styleOf('main .actions > .btn', 'flexBasis') },
  { at: breakpoints.xs, path: '/actualites', below: 1, from: 2, read: columnsOf('.posts') },
  { at: breakpoints.sm, path: '/boutique', below: 2, from: 3, read: columnsOf('.shelf') },
  { at: smallScreen, path: '/le-domaine', below: [false, true, true], from: [true, false, false], read: barsOf },
  { at: breakpoints.lg, path: '/pour-ce-soir', below: 3, from: 5, read: columnsOf('.tonight-form') },
  { at: breakpoints.xxl, path: '/le-domaine', below: false, from: true, read: isSeen('.app-bar-wide .find input') },
]

for (const { at, path, below, from, read } of looks)
  test(`[C-03][R-11] at ${at} px ${path} changes, and not a pixel before`, async ({ page, javaScriptEnabled }) => {
    await page.setViewportSize({ width: at, height: 900 })
    await page.goto(path)
    await settle(page, javaScriptEnabled)
    await expect.poll(() => read(page), `at ${at} px`).toEqual(from)
    await page.setViewportSize({ width: at - 1, height: 900 })
    await expect.poll(() => read(page), `at ${at - 1} px`).toEqual(below)
  })

test('[C-03] at 996 px a modal no longer fills the screen', async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, 'a modal is what script adds')
  await page.setViewportSize({ width: breakpoints.md, height: 900 })
  await page.goto('/le-domaine')
  await page.locator('html[data-smooth]').waitFor()
  await page.evaluate(() => {
    const detail = { title: 'Bonjour', content: document.createElement('p'), locksScroll: false, darkens: true }
    document.dispatchEvent(new CustomEvent('vitrine:modal-open', { detail }))
  })
  const width = () => page.locator('#modal dialog').evaluate((dialog) => dialog.getBoundingClientRect().width)
  await expect.poll(width).toBe(640)
  await page.setViewportSize({ width: breakpoints.md - 1, height: 900 })
  await expect.poll(width).toBe(breakpoints.md - 1)
})

test('[C-03] the menu of the bar is one row at every width, with a full cart too, and what has no room stands under one more entry', async ({
  page,
}) => {
  const entries = page.locator('.app-bar-wide nav > .menu > li')
  await page.goto('/boutique/premier-matin')
  await page.getByRole('spinbutton', { name: 'Quantité' }).fill('12')
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
  await expect(page.getByText('C’est dans votre panier').first()).toBeVisible()
  for (const width of [smallScreen, 1024, breakpoints.lg, 1440, breakpoints.xxl]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/le-domaine')
    const tops = await entries.evaluateAll((all) =>
      all.flatMap((one) => (one.checkVisibility() ? one.getBoundingClientRect().top : [])),
    )
    expect(new Set(tops.map(Math.round)).size, `rows at ${width} px`).toBe(1)
    const contact = page.locator('.app-bar-wide').getByRole('link', { name: 'Contact', exact: true })
    if (width < 1367) await page.locator('.app-bar-wide summary', { hasText: 'Plus' }).click()
    await expect(contact).toBeVisible()
  }
})
