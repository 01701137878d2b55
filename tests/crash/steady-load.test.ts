import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { auditShop } from '#api/house/audit/audit-shop.ts'
import type { Database } from '#api/platform/database/database.ts'
import { eachPlace } from '../support/database/databases.ts'
import { startProcess } from '../support/site-process.ts'
import { forgetTries, openSmallShop, orderOf, placeOrder } from './support/small-shop.ts'

const seconds = process.env.LONG ? 600 : 10
const visitors = 4
const paths = ['/', '/boutique', '/boutique/vin-jaune', '/actualites', '/blog', '/albums', '/contact', '/recherche?q=savagnin']

eachPlace('a shop that is visited and bought from without a pause', (open) => {
  test(`runs for ${seconds} s under Node ${process.version}, errs nowhere, and its books are sound`, {
    timeout: (seconds + 120) * 1000,
  }, async () => {
    const { db, env } = await open()
    await seedDemo(db)
    await openSmallShop(db)
    const shop = await startProcess(['serve'], { ...env, LOG: 'errors' })
    const until = Date.now() + seconds * 1000
    const [orders, ...pages] = await Promise.all([buy(shop.url, db, until), ...crowd(() => ctx(shop.url, until, shop.output))])
    expect(await shop.end(), shop.output()).toBe(0)
    const seen = pages.reduce((sum, one) => sum + one, 0)
    console.log(`${db.dialect}, Node ${process.version}: ${seen} pages and ${orders} orders in ${seconds} s, no abort`)
    expect(seen).toBeGreaterThan(seconds)
    expect(orders).toBeGreaterThan(seconds / 2)
    expect(await auditShop(db)).toEqual([])
  })
})

function crowd<T>(one: () => T): T[] {
  return Array.from({ length: visitors }, one)
}

/** Every other page is made anew: one that names where it was read from is kept by nobody. */
async function ctx(url: string, until: number, output: () => string): Promise<number> {
  let pages = 0
  for (; Date.now() < until; pages += 1) {
    const path = paths[pages % paths.length] as string
    const fresh = pages % 2 === 0 ? '' : `${path.includes('?') ? '&' : '?'}from=${pages}`
    const response = await fetch(`${url}${path}${fresh}`)
    const text = await response.text()
    expect([response.status, text.includes('</html>')], output()).toEqual([200, true])
  }
  return pages
}

async function buy(url: string, db: Database, until: number): Promise<number> {
  let orders = 0
  for (; Date.now() < until; orders += 1) {
    await forgetTries(db)
    const answer = await placeOrder(url, orderOf(`charge-continue-${orders}`, `charge-${orders}@exemple.test`, 1))
    expect(answer.success, JSON.stringify(answer)).toBe(true)
  }
  return orders
}
