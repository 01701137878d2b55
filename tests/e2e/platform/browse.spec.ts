import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { bindToSite } from '#api/platform/database/database.ts'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { callAsOwner, openOwnShop } from '../own-shop.ts'
import { expect, settle, test, widths } from '../shopper.ts'

let shop: Awaited<ReturnType<typeof openOwnShop>>
test.beforeAll(async () => {
  shop = await openOwnShop()
  await addReview(join(shop.folder, 'shop.db'))
  const place = { type: 'GOOGLE_PLACE_ID', kind: 'STRING', label: 'Lieu', value: 'ChIJ-montorge-39600' }
  await callAsOwner(shop, 'POST', '/admin/parameter', place)
  await callAsOwner(shop, 'PUT', '/admin/site', { isECommerce: true })
})
test.afterAll(() => shop.stop())

/** What others have written, as the job that asks the service leaves it. */
async function addReview(file: string): Promise<void> {
  const db = openSqlite(file)
  const said = { author: 'Hélène D.', rating: 5, text: 'Une leçon sur les marnes.', date: '2026-02-20' }
  await bindToSite(db, '1').inTransaction((tx) =>
    tx
      .insertInto('reviews')
      .values({ ...said, id: 'r1', rank: 1, fetched_at: new Date().toISOString() })
      .execute(),
  )
  await db.close()
}

const heading = (page: Page) => page.locator('main').getByRole('heading', { level: 1 })

test('[R-20] a visitor comes by links alone to the news, the blog, albums, awards, reviews, services, the calendar, a form and the shop', async ({
  page,
  javaScriptEnabled,
}) => {
  test.setTimeout(90_000)
  // Blocks that slide into place are looked at elsewhere: on a slow machine one may slide from under the pointer between press and release.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(widths.desk)
  await page.goto(shop.url)
  await settle(page, javaScriptEnabled)
  /** Clicks the first link in sight whose address is, or begins, like this. */
  const follow = async (href: string, within = 'main') => {
    await page.locator(`${within} a[href^="${href}"]`).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(new RegExp(href.replace(/[?]/g, '\\$&')))
  }
  const fromMenu = async (entry: string, href: string) => {
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await menu.locator('summary', { hasText: entry }).filter({ visible: true }).click()
    await menu.locator(`a[href="${href}"]`).filter({ visible: true }).click()
    await expect(page).toHaveURL(shop.url + href)
  }

  await expect(page.locator('main')).toContainText('Médaille d’or')
  for (const [list, title] of [
    ['/actualites', 'Actualités'],
    ['/blog', 'Le carnet'],
    ['/services', 'Services'],
    ['/elements/soirees', 'Les soirées du caveau'],
    ['/albums', 'Albums'],
  ] as const) {
    await fromMenu('Carnet', list)
    await expect(heading(page)).toHaveText(title)
    await page.locator(`main :is(.post, .post-banner) a[href^="${list}/"]`).first().click()
    await expect(heading(page)).not.toHaveText(title)
    expect(new URL(page.url()).pathname.startsWith(`${list}/`)).toBe(true)
  }

  await page.getByRole('navigation', { name: 'Menu principal' }).locator('a[href="/visites"]').filter({ visible: true }).click()
  await follow('/agenda?calendrier=visites')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('navigation', { name: 'Menu principal' }).locator('a[href="/visites"]').filter({ visible: true }).click()
  await follow('/formulaires/visite')
  await expect(page.locator('main form')).toBeVisible()

  await page.getByRole('navigation', { name: 'Menu principal' }).locator('a[href="/le-caveau"]').filter({ visible: true }).click()
  await follow('/avis')
  await expect(page.locator('main')).toContainText('Une leçon sur les marnes.')

  await page.setViewportSize(widths.phone)
  await page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Vins' }).click()
  await expect(page).toHaveURL(`${shop.url}/boutique`)
  await page.locator('main .good h2 a').first().click()
  await expect(page).toHaveURL(/\/boutique\/[a-z-]+$/)
  await expect(heading(page)).toBeVisible()
})
