import type { Page } from '@playwright/test'
import { shareOwnShop } from '../demo-shop.ts'
import { callAsOwner } from '../own-shop.ts'
import { expect, test, widths } from '../shopper.ts'

const shop = shareOwnShop()

/** How many bottles a desk shows with their prices: eight, or as many as the idea of a direction leaves room for. */
const onDesk = {
  ESTAMPE: 8,
  CARACTERE: 8,
  PET_NAT: 8,
  // A picture is as large as the screen bears it.
  GRAND_ANGLE: 4,
  // What is rare stands in one row of niches, which are taller than wide.
  CAVE: 6,
  ETAGERE: 8,
}

for (const [direction, count] of Object.entries(onDesk))
  test(`in ${direction} ${count} bottles stand with their prices on the first screen of a desk, two on that of a phone`, async ({
    page,
  }) => {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    await page.addInitScript(() => {
      const moved: Shift[] = []
      Object.assign(window, { moved })
      const note = (list: PerformanceObserverEntryList) => moved.push(...(list.getEntries() as unknown as Shift[]))
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    })
    // Letters that come late move lines too, each time elsewhere: the browser has its fonts before anything is measured.
    await page.goto(`${shop.url}/boutique`)
    await page.evaluate(() => document.fonts.ready)
    for (const [size, least] of [
      [widths.desk, count] as const,
      [widths.phone, 2] as const,
      [{ width: 960, height: 900 }, 2] as const,
    ]) {
      await page.setViewportSize(size)
      // The first visit of all: with the question of cookies, which takes its own room.
      await visitShop(page)
      expect(await countPrices(page), `prices at ${size.width} px`).toBeGreaterThanOrEqual(least)
      const shifts = await page.evaluate(nameShifts)
      const sum = shifts.reduce((all, { value }) => all + value, 0)
      expect(sum, `what moved while the page came, at ${size.width} px: ${JSON.stringify(shifts)}`).toBeLessThan(0.005)
    }
  })

for (const direction of Object.keys(onDesk))
  test(`in ${direction} the home page shows a phone a wine and its price within two screens, with the question of cookies`, async ({
    page,
  }) => {
    await callAsOwner(shop, 'PUT', '/admin/parameter/art_direction', { value: direction })
    await page.setViewportSize(widths.phone)
    await page.goto(shop.url)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('complementary', { name: 'Choix des cookies' })).toBeVisible()
    // The first price of a wine that a link names beside it; what the bar at the bottom covers is not seen.
    const price = page
      .locator('main :is(article, li):has(a[href^="/boutique/"])')
      .getByText(/\d,\d\d\s€$/)
      .first()
    const bar = await page.locator('.bottom-bar').evaluate((nav) => nav.getBoundingClientRect().height)
    const end = await price.evaluate((words) => words.getBoundingClientRect().bottom + scrollY)
    expect(end).toBeLessThanOrEqual(2 * widths.phone.height - bar)
  })

/** On a busy machine letters that the browser has may still come after the first paint: the shop is visited again then. */
async function visitShop(page: Page): Promise<void> {
  for (let visit = 0; visit < 5; visit += 1) {
    await page.goto(`${shop.url}/boutique`)
    await page.waitForFunction(() => document.documentElement.dataset.smooth !== undefined)
    await page.evaluate(() => document.fonts.ready)
    if (await page.evaluate(hadLettersInTime)) return
  }
}

function hadLettersInTime(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
  return fonts.every(({ startTime, duration }) => startTime + duration <= painted)
}

type Shift = { value: number; sources: { node: Element | null }[] }

/** How far parts of the page have moved, and which. */
function nameShifts() {
  const { moved } = window as unknown as { moved: Shift[] }
  return moved.map(({ value, sources }) => ({ value, parts: sources.map(({ node }) => node?.className ?? '') }))
}

/** The prices of goods which are in sight whole, and under no bar. */
async function countPrices(page: Page): Promise<number> {
  return page.locator('main article .price').evaluateAll(
    (prices) =>
      prices.filter((price) => {
        const { left, top, bottom } = price.getBoundingClientRect()
        const on = (y: number) => document.elementFromPoint(left + 4, y)?.closest('article') === price.closest('article')
        return bottom > top && on(top + 2) && on(bottom - 2)
      }).length,
  )
}
