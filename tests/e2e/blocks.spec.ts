import { expect, expectAccessible, settle, test } from './shopper.ts'

const stages = ['/', '/tous-les-blocs']

for (const path of stages) {
  test(`${path} passes axe at both widths`, async ({ page, javaScriptEnabled }) => {
    test.setTimeout(60_000)
    await page.goto(path)
    await settle(page, javaScriptEnabled)
    await expectAccessible(page, javaScriptEnabled)
  })

  test(`nothing on ${path} moves while it loads and is scrolled through`, async ({ page, javaScriptEnabled }) => {
    test.skip(!javaScriptEnabled, 'shifts are measured by script')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await settle(page, true)
      const shifted = await page.evaluate(async () => {
        const found: string[] = []
        const note = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries()) found.push(JSON.stringify(entry))
        }
        const observer = new PerformanceObserver(note)
        observer.observe({ type: 'layout-shift', buffered: true })
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          window.scrollTo({ top, behavior: 'instant' })
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        }
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        return [...found, ...observer.takeRecords().map((entry) => JSON.stringify(entry))]
      })
      expect(shifted, `at ${width} px`).toEqual([])
    }
  })

  test(`${path} never scrolls sideways, from 320 to 1600 px`, async ({ page, javaScriptEnabled }) => {
    await page.goto(path)
    await settle(page, javaScriptEnabled)
    for (const width of [320, 360, 390, 480, 576, 640, 768, 900, 959, 960, 1024, 1200, 1367, 1440, 1600]) {
      await page.setViewportSize({ width, height: 844 })
      const sizes = await page.locator('html').evaluate((html) => [html.scrollWidth, html.clientWidth])
      expect(sizes[0], `at ${width} px`).toBeLessThanOrEqual(sizes[1] ?? 0)
    }
  })
}
