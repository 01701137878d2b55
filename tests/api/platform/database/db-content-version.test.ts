import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { bumpContentVersion, openContentVersions } from '#api/site/settings/content-version.ts'
import { eachPlace } from '../../../support/database/databases.ts'
import { addSites } from '../../../support/sites.ts'
import { countQueries } from '../../support/count-queries.ts'

const writes = 1000

eachPlace('a site’s content version', (open) => {
  const bump = (db: Database, site = '1') => bindToSite(db, site).inTransaction(bumpContentVersion)

  test('is new for every reader once the commit is answered, over 1,000 writes by another connection', async () => {
    const { db, reopen } = await open()
    await addSites(db, '1')
    const writer = reopen()
    const readVersion = openContentVersions(db)
    let stale = 0
    for (let count = 1; count <= writes; count += 1) {
      await bump(writer)
      if ((await readVersion('1')) !== count) stale += 1
    }
    expect(stale).toBe(0)
  })

  test('is new for every reader once another process has committed, over 1,000 writes', async () => {
    const { db, env } = await open()
    await addSites(db, '1')
    await bump(db)
    const readVersion = openContentVersions(db)
    const other = spawn(process.execPath, ['tests/support/database/raise-version.mjs'], {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const told = createInterface({ input: other.stdout })
    let stale = 0
    for (let count = 1; count <= writes; count += 1) {
      other.stdin.write('\n')
      await once(told, 'line')
      if ((await readVersion('1')) !== count + 1) stale += 1
    }
    other.stdin.end()
    await once(other, 'exit')
    expect(stale).toBe(0)
  })

  test('is one’s own, and nought before the first change', async () => {
    const { db } = await open()
    await addSites(db, '1', '2')
    await bump(db, '2')
    const readVersion = openContentVersions(db)
    expect(await Promise.all([readVersion('1'), readVersion('2'), readVersion('none')])).toEqual([0, 1, 0])
  })

  test('is asked for once by all who ask together, and anew by who asks later', async () => {
    const { db } = await open()
    await addSites(db, '1', '2')
    const counted = countQueries(db)
    const readVersion = openContentVersions(counted.db)
    await Promise.all(['1', '2', '1', '1'].map(readVersion))
    const first = counted.asked()
    await readVersion('1')
    expect(first).toBe(db.dialect === 'postgres' ? 1 : 2)
    expect(counted.asked() - first).toBe(db.dialect === 'postgres' ? 1 : 0)
  })

  test('is never shared with who asks after the question has left', async () => {
    const { db, reopen } = await open()
    await addSites(db, '1')
    const writer = reopen()
    const readVersion = openContentVersions(db)
    for (let count = 1; count <= 100; count += 1) {
      const early = Promise.resolve(readVersion('1'))
      await bump(writer)
      expect(await readVersion('1')).toBe(count)
      expect(await early).toBeGreaterThanOrEqual(count - 1)
    }
  })
})
