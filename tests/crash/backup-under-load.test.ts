import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { eachPlace } from '../support/database/databases.ts'
import { addSites } from '../support/sites.ts'

const run = promisify(execFile)

eachPlace('threat 52: a backup taken while the shop is writing', (open) => {
  test('restores to the rows that stood at one moment, the first so many', async () => {
    const { db, env } = await open()
    await addSites(db, '1')
    await db.inTransaction((tx) => tx.insertInto('content_versions').values({ site_id: '1', version: 0 }).execute())
    const processEnv = { PATH: process.env.PATH, ...env }
    const writer = spawn(process.execPath, ['tests/support/database/write-rows.mjs'], {
      env: processEnv,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const files = ['first', 'second', 'third'].map((name) => join(env.DATA_DIR, `${name}.gz`))
    for (const file of files) {
      await once(writer.stdout, 'data')
      await run(process.execPath, ['build/server/index.js', 'backup', '--to', file], { env: processEnv })
    }
    writer.stdin.end()
    await once(writer, 'exit')
    const written = (await db.read.selectFrom('parameters').select('id').execute()).length

    const keys = [readFileSync(join(env.DATA_DIR, 'sealing.key'), 'utf8')]
    let before = 0
    for (const file of files) {
      const { db: restored } = await open({ migrated: false })
      await restoreBackup(restored, { file, keys, replace: false })
      const rows = await restored.read.selectFrom('parameters').select('label').execute()
      const numbers = rows.map(({ label }) => Number(label)).sort((a, b) => a - b)
      expect(numbers).toEqual(numbers.map((_, place) => place + 1))
      expect(await restored.read.selectFrom('content_versions').select('version').execute()).toEqual([
        { version: numbers.length },
      ])
      expect(numbers.length).toBeGreaterThan(before)
      expect(numbers.length).toBeLessThan(written)
      before = numbers.length
    }
  })
})
