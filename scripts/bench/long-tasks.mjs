import { chromium } from '@playwright/test'
import { findBrowser } from '../steps/find-browser.mjs'

const slowed = 4
const rounds = 5
const flags = ['no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run', 'disable-background-networking']

/** Rows of what a phone's browser does at a stretch while a page loads and comes alive, its processor slowed four times. */
export async function measureLongTasks(origin, pages) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags.map((flag) => `--${flag}`) })
  try {
    const rows = []
    for (const { name, path } of pages) {
      const loads = []
      for (let round = 0; round < rounds; round += 1) loads.push(await load(browser, origin + path))
      const middle = (pick) => loads.map(pick).sort((one, other) => one - other)[Math.floor(rounds / 2)]
      rows.push(
        `| ${[name, Math.round(middle(({ longest }) => longest)), Math.round(middle(({ blocked }) => blocked)), middle(({ shift }) => shift).toFixed(3)].join(' | ')} |`,
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function load(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.addInitScript(() => {
    window.benchTasks = []
    window.benchShift = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.benchTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.benchShift += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const { tasks, shift } = await page.evaluate(() => ({ tasks: window.benchTasks, shift: window.benchShift }))
  await context.close()
  return { longest: Math.max(0, ...tasks), blocked: tasks.reduce((sum, task) => sum + task - 50, 0), shift }
}
