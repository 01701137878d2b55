import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { isUnavailable } from '#api/platform/database/faults.ts'
import { migrate } from '#api/platform/database/migrate.ts'
import { openPostgres } from '#api/platform/database/postgres.ts'
import { startCluster } from '../support/database/postgres.ts'
import { addSites, parameter } from '../support/sites.ts'

const cycles = process.env.LONG ? 40 : 5
const canStart = !('missing' in inject('postgres')) && !process.env.TEST_DATABASE_URL

describe.skipIf(!canStart)('PostgreSQL ended as by a crash while the shop writes', () => {
  test('threats 24 and 53: no acknowledged write is lost, the rest are refused as unavailable, and the shop goes on by itself', async () => {
    const cluster = await startCluster({ durable: true })
    const db = openPostgres(cluster.url)
    try {
      await migrate(db)
      const [site] = await addSites(db, '1')
      const acknowledged: string[] = []
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        const writing = [0, 1, 2].map((writer) => writeUntilRefused(db, `${cycle}-${writer}`, acknowledged))
        await wait(150 + 20 * cycle)
        await cluster.stop('immediate')
        for (const refusal of await Promise.all(writing)) expect(isUnavailable(refusal), String(refusal)).toBe(true)
        const reading = await site.read
          .selectFrom('parameters')
          .select('id')
          .execute()
          .catch((error: unknown) => error)
        expect(isUnavailable(reading), String(reading)).toBe(true)
        await cluster.start()
        const found = (await site.read.selectFrom('parameters').select('id').execute()).map(({ id }) => id)
        expect(
          acknowledged.filter((id) => !found.includes(id)),
          `cycle ${cycle}`,
        ).toEqual([])
      }
      expect(acknowledged.length).toBeGreaterThan(cycles * 3)
    } finally {
      await db.close()
      await cluster.remove()
    }
  })
})

async function writeUntilRefused(db: Database, writer: string, acknowledged: string[]): Promise<unknown> {
  const site = bindToSite(db, '1')
  for (let count = 1; ; count += 1) {
    const id = `${writer}-${count}`
    try {
      await site.inTransaction((tx) => tx.insertInto('parameters').values(parameter(id, id)).execute())
      acknowledged.push(id)
    } catch (error) {
      return error
    }
  }
}
