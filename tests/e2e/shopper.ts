import AxeBuilder from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'

/** A visitor whose browser must never complain, leave the site or break the page's policy. */
export const test = base.extend<{ quietBrowser: undefined }>({
  quietBrowser: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('status of 4')) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
          complaints.push(`foreign ${request.url()}`)
      })
      await use(undefined)
      expect(complaints, 'the console is quiet and nothing foreign is asked for').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/** Fails when axe finds anything at this width. */
export async function expectAccessible(page: import('@playwright/test').Page): Promise<void> {
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  }
}

/** Waits until the page is alive in a browser that runs scripts; without them it is as alive as it gets. */
export async function settle(page: import('@playwright/test').Page, javaScript: boolean | undefined): Promise<void> {
  if (javaScript) await page.waitForFunction(() => '__reactRouterDataRouter' in window && document.readyState === 'complete')
}
