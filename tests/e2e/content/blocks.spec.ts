import { expect, expectAccessible, settle, test } from '../shopper.ts'

const stages = ['/', '/tous-les-blocs']

for (const path of stages) {
  test(`${path} passes axe`, async ({ page, javaScriptEnabled }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    await settle(page, javaScriptEnabled)
    await expectAccessible(page, javaScriptEnabled)
  })

  test(`nothing in the blocks of ${path} moves while it loads and is scrolled through`, async ({ page, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, 'shifts are measured by script')
    test.setTimeout(90_000)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await settle(page, true)
      const shifted = await page.evaluate(async () => {
        type Shift = PerformanceEntry & { sources: { node?: Node }[] }
        const found: string[] = []
        // What moves in the frame is the frame's own matter: here it is what blocks are made of.
        const isOfBlocks = ({ sources }: Shift) =>
          sources.some(({ node }) => document.querySelector('main')?.contains(node ?? null))
        const note = (entries: PerformanceEntryList) => {
          for (const entry of entries as Shift[]) if (isOfBlocks(entry)) found.push(JSON.stringify(entry))
        }
        const observer = new PerformanceObserver((list) => note(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          window.scrollTo({ top, behavior: 'instant' })
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
          // What is out of sight may never be fetched: only what stands in the window is waited for.
          const inSight = [...document.images].filter((image) => {
            const { top: from, bottom, left, width } = image.getBoundingClientRect()
            return width > 0 && from < innerHeight && bottom > 0 && left < innerWidth
          })
          await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)))
        }
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        note(observer.takeRecords())
        return found
      })
      expect(shifted, `at ${width} px`).toEqual([])
    }
  })
}

for (const path of [...stages, '/contact', '/sale-terms', '/auth', '/cookies', '/droits'])
  test(`${path} never scrolls sideways, from 320 to 1600 px`, async ({ page, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled && path !== '/', 'widths are a matter of styles, which are the same without script')
    test.setTimeout(60_000)
    await page.goto(path)
    await settle(page, javaScriptEnabled)
    for (const width of [320, 360, 390, 480, 576, 640, 768, 900, 959, 960, 1024, 1200, 1367, 1440, 1600]) {
      await page.setViewportSize({ width, height: 844 })
      const sizes = await page.locator('html').evaluate((html) => [html.scrollWidth, html.clientWidth])
      expect(sizes[0], `at ${width} px`).toBeLessThanOrEqual(sizes[1] ?? 0)
    }
  })
