import type { Cookie, Page } from '@playwright/test'
import { type DemoShop, enterAs } from '../../demo-shop.ts'
import { type Running, startProgram } from '../../own-shop.ts'
import { expect } from '../../shopper.ts'

/** A shop that can be killed and started again at its own address. */
export type MortalShop = DemoShop & { kill(): Promise<void>; start(): Promise<void> }

/** Lets a demo shop come back after it was killed. */
export function makeMortal(shop: DemoShop & { kill(): Promise<void> }): MortalShop {
  let running: Running & { kill(): Promise<void> } = shop
  const { kill, stop } = shop
  return Object.assign(shop, {
    kill: () => (running === shop ? kill() : running.kill()),
    stop: async () => {
      await running.kill()
      await stop()
    },
    start: async () => {
      running = await startProgram('start', { DATA_DIR: shop.folder, PORT: new URL(shop.url).port })
    },
  })
}

export type Leaving = (page: Page, shop: MortalShop) => Promise<Page>

/** Whoever logs in ten times in a quarter of an hour is asked to wait: their session of before comes back instead. */
async function enterAgain(page: Page, shop: MortalShop, held: Cookie[]): Promise<void> {
  await enterAs(page, shop, 'SUPER_ADMIN').catch(async (error) => {
    if ((await page.getByText('Trop de tentatives').count()) === 0) throw error
    await page.context().addCookies(held)
  })
}

const send = (page: Page) => page.keyboard.press('Control+s').catch(() => {})

/** Ways in which somebody leaves what they have begun; each answers a page of the same browser. The words have stood for half a second. */
export const leavings: Record<string, Leaving> = {
  'a click on the menu': async (page, shop) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('.rail a[href$="/reglages"]')?.click())
    await page.waitForURL('**/admin/reglages').catch(() => page.goto(`${shop.url}/admin/reglages`))
    return page
  },
  'the button that goes back': async (page) => {
    await page.goBack()
    return page
  },
  'a tab that is closed': async (page) => {
    const other = await page.context().newPage()
    await page.close({ runBeforeUnload: true })
    return other
  },
  'a tab that ends at once': async (page) => {
    const other = await page.context().newPage()
    await page.close()
    return other
  },
  'a tab that breaks down': async (page) => {
    const line = await page.context().newCDPSession(page)
    const broken = page.waitForEvent('crash')
    // Nobody is left to answer it.
    void line.send('Page.crash').catch(() => {})
    await broken
    void page.close().catch(() => {})
    // One that was open before may have shared its process.
    return page.context().newPage()
  },
  'a session that has ended': async (page, shop) => {
    const held = await page.context().cookies()
    // The device stays known to the account.
    await page.context().clearCookies({ name: 'token' })
    await send(page)
    await page.waitForTimeout(300)
    // On a busy machine what was sent may be on its way still.
    await page.goto(`${shop.url}/auth`).catch(() => page.waitForLoadState())
    await enterAgain(page, shop, held)
    return page
  },
  'a line that is down': async (page) => {
    await page.context().setOffline(true)
    await send(page)
    await page.waitForTimeout(200)
    await page.context().setOffline(false)
    return page
  },
  'a server that is killed': async (page, shop) => {
    await shop.kill()
    await send(page)
    await page.waitForTimeout(200)
    await shop.start()
    await expect.poll(() => fetch(`${shop.url}/readyz`).then(({ ok }) => ok)).toBe(true)
    return page
  },
}
