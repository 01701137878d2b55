import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { migrate } from '#api/platform/database/migrate.ts'
import { openPostgres } from '#api/platform/database/postgres.ts'
import { findFaults } from '../api/support/audit.ts'
import { transports } from '../api/support/stage.ts'
import { openOrderStage } from '../api/support/trade/orders.ts'
import { startCluster } from '../support/database/postgres.ts'

const cycles = process.env.LONG ? 20 : 3
const canStart = !('missing' in inject('postgres')) && !process.env.TEST_DATABASE_URL

type Shop = Awaited<ReturnType<typeof openOrderStage>>

describe.skipIf(!canStart)('PostgreSQL restarted while orders come in', () => {
  test('threat 53: every order that was acknowledged is there, the others are refused as unavailable, and the shop sells again by itself', async () => {
    const cluster = await startCluster({ durable: true })
    const db = openPostgres(cluster.url)
    try {
      await migrate(db)
      const shop = await openOrderStage(db, transports['in process'], 100_000)
      const acknowledged: string[] = []
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        const before = acknowledged.length
        const buying = [0, 1, 2, 3].map(() => buyUntilRefused(shop, acknowledged))
        await wait(200 + 40 * cycle)
        // On a slow machine none is placed by then.
        while (acknowledged.length < before + 2) await wait(20)
        await cluster.stop(cycle % 2 === 0 ? 'immediate' : 'fast')
        for (const code of await Promise.all(buying)) expect(code).toBe('unavailable')
        await cluster.start()
        expect((await shop.place()).ok, `cycle ${cycle}`).toBe(true)
        const found = new Set((await shop.orders()).map(({ id }) => id))
        expect(acknowledged.filter((id) => !found.has(id))).toEqual([])
      }
      expect(acknowledged.length).toBeGreaterThan(cycles)
      expect(await shop.left()).toBe(100_000 - (await shop.orders()).length)
      expect(await findFaults(db)).toEqual([])
    } finally {
      await db.close()
      await cluster.remove()
    }
  })
})

async function buyUntilRefused(shop: Shop, acknowledged: string[]): Promise<string> {
  for (;;) {
    const placed = await shop.place()
    if (!placed.ok) return placed.error.code
    acknowledged.push(placed.value.id)
  }
}
