import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { eachPlace, type TestPlace } from '../support/database/databases.ts'
import { type SiteProcess, startProcess } from '../support/site-process.ts'

const patience = { timeout: 20_000, interval: 10 }

eachPlace('threat 52: the backup of the day', (open) => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  const serve = async (env: TestPlace) => {
    const shop = await startProcess(['serve'], { ...env, BACKUPS_KEEP: '2', LOG: 'errors' })
    ends.push(() => shop.end('SIGKILL'))
    return shop
  }
  const findBackups = (env: TestPlace) => {
    const folder = join(env.DATA_DIR, 'backups')
    return existsSync(folder) ? readdirSync(folder) : []
  }

  test('is written by a process of its own that gives way to visitors, and can be restored', async () => {
    const { db, env } = await open()
    await seedDemo(db)
    const shop = await serve(env)
    const writer = await vi.waitUntil(() => findWriter(shop), patience)
    // The shop lowers it as soon as it has begun.
    await vi.waitUntil(() => niceOf(writer) === 10, patience)
    const [name = ''] = await vi.waitUntil(() => {
      const whole = findBackups(env).filter((one) => /^daily-.*\.age$/.test(one))
      return whole.length > 0 && whole
    }, patience)
    const { db: other } = await open({ migrated: false })
    const keys = [readFileSync(join(env.DATA_DIR, 'sealing.key'), 'utf8')]
    await restoreBackup(other, { file: join(env.DATA_DIR, 'backups', name), keys, replace: false })
    const count = async ({ read }: typeof db) => (await read.selectFrom('products').select('id').execute()).length
    expect(await count(other)).toBe(await count(db))
  })

  test('ends with the shop, and leaves nothing that looks like one', async () => {
    const { db, env } = await open()
    await seedDemo(db)
    const shop = await serve(env)
    const writer = await vi.waitUntil(() => findWriter(shop), patience)
    expect(await shop.end()).toBe(0)
    await vi.waitUntil(() => !isRunning(writer), patience)
    const whole = findBackups(env).filter((one) => one.endsWith('.age'))
    // It may just have been done.
    for (const name of whole) expect(name).toMatch(/^daily-/)
  })
})

/** The process that a shop has write its backup, while it does. */
function findWriter({ child: { pid } }: SiteProcess): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.map(Number).find((one) => wordsOf(one).includes('backup'))
}

function wordsOf(pid: number): string[] {
  return existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') : []
}

function niceOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
}

function isRunning(pid: number): boolean {
  return wordsOf(pid).includes('backup')
}
