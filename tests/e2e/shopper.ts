import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { findFaults } from './axe.ts'

/** A visitor whose browser must never complain, leave the site or break the page's policy. */
export const test = base.extend<{ quietBrowser: undefined; expectedComplaint: RegExp }>({
  /** What a test provokes on purpose. */
  expectedComplaint: [/^$/, { option: true }],
  quietBrowser: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isExpected = message.text().includes('status of 4') || expectedComplaint.test(message.text())
        if (message.type() === 'error' && !isExpected) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('request', (request) => {
        if (!isOurs(request.url())) complaints.push(`foreign ${request.url()}`)
      })
      await use(undefined)
      expect(complaints, 'the console is quiet and nothing foreign is asked for').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/**
 * Fails when axe finds anything: on a desk where scripts run, on a phone where they do not, at both widths when the run may be
 * long. Axe is a script: a page without scripts is shown to it in a browser that runs no other.
 */
export async function expectAccessible(
  page: Page,
  javaScript: boolean | undefined,
  look = javaScript ? widths.desk : widths.phone,
  /** What is looked at elsewhere. */
  exclude: string[] = [],
): Promise<void> {
  // Words may stand in a page before its style sheets have come.
  await page.waitForLoadState()
  const shown = javaScript ? page : await showWithoutScripts(page)
  const looks = process.env.LONG ? Object.values(widths) : [look]
  for (const viewport of looks) {
    await shown.setViewportSize(viewport)
    expect(await findFaults(shown, { exclude })).toEqual([])
  }
}

/** Of screens whose HTML is the same without script those that are looked at there: every second, in the long run all. */
export function partOf<Screen>(screens: readonly Screen[], javaScript: boolean | undefined): readonly Screen[] {
  return javaScript || process.env.LONG ? screens : screens.filter((_one, place) => place % 2 === 0)
}

const bare = new WeakMap<Browser, Promise<Page>>()

async function showWithoutScripts(page: Page): Promise<Page> {
  const url = page.url()
  const html = (await page.content()).replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has lost its browser')
  const opened = bare.get(browser) ?? openBare(browser)
  bare.set(browser, opened)
  const shown = await opened
  await shown.unrouteAll()
  await shown.route(url, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }))
  await shown.goto(url)
  return shown
}

/** One window of a browser is enough for all pages that axe is shown: to open another takes longer than axe itself. */
async function openBare(browser: Browser): Promise<Page> {
  return (await browser.newContext({ bypassCSP: true, javaScriptEnabled: true })).newPage()
}

/** Waits until the page is alive in a browser that runs scripts; without them it is as alive as it gets. */
export async function settle(page: Page, javaScript: boolean | undefined): Promise<void> {
  if (!javaScript) return
  const isAlive = () => {
    const { kind, smooth } = document.documentElement.dataset
    const hasRouter = kind !== 'screen' || '__reactRouterDataRouter' in window
    return hasRouter && (smooth !== undefined || kind === undefined) && document.readyState === 'complete'
  }
  // A test that may take hours has no other limit.
  await page.waitForFunction(isAlive, undefined, { timeout: 25_000 }).catch(() => {
    throw new Error(`${page.url()} does not come alive`)
  })
}

/** On this machine: the demo shop, or one that a test has opened for itself. */
function isOurs(url: string): boolean {
  return url.startsWith('data:') || new URL(url).hostname === 'localhost'
}

/** Fails when a page is wider than the screen, from the narrowest phone to a desk. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  for (const width of [320, 390, 959, 960, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const sizes = await page.locator('html').evaluate((html) => [html.scrollWidth, html.clientWidth])
    expect(sizes[0], `at ${width} px`).toBeLessThanOrEqual(sizes[1] ?? 0)
  }
}

/** What the first part of the checkout asks, as a buyer from the region fills it in. */
export async function enterWho(page: Page): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill('agathe@exemple.fr')
  await page.getByLabel('Téléphone').fill('06 39 98 12 34')
  await page.getByLabel('Prénom').fill('Agathe')
  await page.getByLabel('Nom', { exact: true }).fill('Perrenot')
  await page.getByLabel('Rue et numéro').fill('12, impasse des Tilleuls')
  await page.getByLabel('Code postal').fill('39600')
  await page.getByLabel('Ville').fill('Montorge')
}

/** The same, on the way to what asks how the goods are received. */
export async function enterContact(page: Page): Promise<void> {
  await enterWho(page)
  await page.getByRole('button', { name: 'Recevoir autrement, ou offrir' }).click()
  await expect(page.getByRole('button', { name: 'Continuer vers le paiement' })).toBeVisible()
}

/** As if a minute had passed since the forms of a page were shown: whoever sends one at once counts as a machine. */
export async function passMinute(page: Page): Promise<void> {
  await page.evaluate(
    (before) => {
      for (const input of document.querySelectorAll('input[name=shown]')) input.setAttribute('value', before)
      // A form that is drawn anew has its own value again.
      document.addEventListener('formdata', ({ formData }) => {
        if (formData.has('shown')) formData.set('shown', before)
      })
    },
    (Date.now() - 60_000).toString(36),
  )
}
