import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { migrationStatus } from '#api/platform/database/migrate.ts'
import { eachPlace } from '../support/database/databases.ts'
import { startProcess } from '../support/site-process.ts'

eachPlace('threat 54: a database that a newer program has changed', (open) => {
  test('is not served, nor migrated, and is left as it is', async () => {
    const { db, env } = await open()
    await seedDemo(db)
    await db.inTransaction((tx) =>
      tx.insertInto('migrations').values({ name: '9999-tomorrow', checksum: 'x', applied_at: '' }).execute(),
    )
    const before = await migrationStatus(db)
    for (const verb of ['serve', 'start', 'api', 'migrate']) {
      const started = startProcess([verb], { ...env, SERVICE_KEY: 'k'.repeat(32) })
      await expect(started, verb).rejects.toThrow('the database is newer than this program: it has 9999-tomorrow')
    }
    expect(await migrationStatus(db)).toEqual(before)
  })

  test('nor is one that waits for a step of this program: it says so instead of failing page by page', async () => {
    const { db, env } = await open()
    await db.inTransaction((tx) => tx.deleteFrom('migrations').where('name', '=', '0040-backup-alarm').execute())
    for (const verb of ['serve', 'api']) {
      const started = startProcess([verb], { ...env, SERVICE_KEY: 'k'.repeat(32) })
      await expect(started, verb).rejects.toThrow('the database is older than this program: it lacks 0040-backup-alarm')
    }
  })
})
