import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findBrowser } from '../steps/find-browser.mjs'
import { goShopping } from './buyer.mjs'
import { openMailbox } from './mailbox.mjs'
import { openOwnAddress } from './own-address.mjs'
import { doTheDay } from './owner.mjs'
import { openRandom } from './plan.mjs'
import { openStopwatch } from './stopwatch.mjs'

const flags = ['no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run', 'disable-background-networking'].concat([
  'disable-component-update',
  'disable-sync',
])
/** A known device has ten tries in a quarter of an hour, right ones too: the owner stays logged in between. */
const betweenLoginsMs = 100_000
const buyersHouses = 50

/** A page of the site is alive when its script is, a screen when the router is, too; the panel and a browser without scripts do without. */
export async function settle(page, js) {
  if (!js || new URL(page.url()).pathname.startsWith('/admin')) return page.waitForLoadState()
  return page.waitForFunction(() => {
    const { kind, smooth } = document.documentElement.dataset
    return (
      smooth !== undefined && (kind !== 'screen' || '__reactRouterDataRouter' in window) && document.readyState === 'complete'
    )
  })
}

/** A buyer and the owner, each with a browser window and addresses of their own, who go their ways again and again. */
export async function openPeople({ url, folder, seed }) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags.map((flag) => `--${flag}`) })
  let buyers = 0
  const buyersDoor = await openOwnAddress(url, () => `127.9.9.${1 + (buyers % buyersHouses)}`)
  const ownersDoor = await openOwnAddress(url, () => '127.9.10.10')
  const mailbox = openMailbox(folder)
  const notes = { orders: [], soldOut: 0, mailMs: [] }
  const login = readLogin(folder)
  let [days, lastLogin] = [0, Number.NEGATIVE_INFINITY]
  /** What the owner's browser keeps from one day to the next: its session, and that the account knows it. */
  let kept

  async function inWindow(js, state, walk) {
    const context = await browser.newContext({ locale: 'fr-FR', javaScriptEnabled: js, ...(state && { storageState: state }) })
    try {
      await walk(context, await context.newPage())
    } finally {
      await context.close()
    }
  }

  /** Every buyer is another one, from another house. */
  async function buy(watch) {
    buyers += 1
    const js = buyers % 2 === 1
    await inWindow(js, undefined, async (_context, page) => {
      watch.watch(page)
      await goShopping({ page, url: buyersDoor.url, js, step: watch.step, mailbox, n: buyers, seed, notes })
    })
  }

  async function own(watch) {
    days += 1
    const js = days % 2 === 1
    const isLoggingIn = performance.now() - lastLogin > betweenLoginsMs
    if (isLoggingIn) lastLogin = performance.now()
    const state = isLoggingIn && kept ? withoutSession(kept) : kept
    await inWindow(js, state, async (context, page) => {
      watch.watch(page)
      try {
        await doTheDay({ page, url: ownersDoor.url, js, step: watch.step, login: isLoggingIn && login, n: days, notes })
      } finally {
        kept = await context.storageState()
      }
    })
  }

  async function again(walk, watch, ends) {
    while (performance.now() < ends) {
      await watch.go(() => walk(watch))
      await wait(1000)
    }
    return watch
  }

  return {
    notes,
    mailbox,
    /** Lets both go their ways for so long; a journey that has begun is gone to its end. */
    live: async (ms) => {
      const ends = performance.now() + ms
      const [buyer, owner] = [openStopwatch(openRandom(seed + 1)), openStopwatch(openRandom(seed + 2))]
      await Promise.all([again(buy, buyer, ends), again(own, owner, ends)])
      return { buyer, owner }
    },
    close: async () => {
      await browser.close()
      buyersDoor.close()
      ownersDoor.close()
    },
  }
}

function withoutSession(state) {
  return { ...state, cookies: state.cookies.filter(({ name }) => name.endsWith('device')) }
}

function readLogin(folder) {
  const logins = readFileSync(join(folder, 'demo-logins.txt'), 'utf8')
  const [, email, secret] = /^ADMIN\s+(\S+)\s+(\S+)/m.exec(logins) ?? []
  return { email, secret }
}
