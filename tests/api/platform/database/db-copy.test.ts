import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { readRows } from '#api/house/backup/read-rows.ts'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import type { Database } from '#api/platform/database/database.ts'
import { migrate } from '#api/platform/database/migrate.ts'
import { readTables } from '#api/platform/database/schema.ts'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { addSites, page, parameter } from '../../../support/sites.ts'

const keys = ['a key of backups, of thirty-two letters and more']
const folders: string[] = []
const opened: Database[] = []
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function openFile(): Database {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  folders.push(folder)
  const db = openSqlite(join(folder, 'shop.db'))
  opened.push(db)
  return db
}

async function copy(from: Database, to: Database, site?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  folders.push(folder)
  const file = join(folder, 'copy.gz')
  await writeBackup(from, { file, keys, site, now: new Date() })
  await restoreBackup(to, { file, keys, replace: false })
}

/** All of a database, its rows in the order of their keys as this test sorts them. */
async function wholeOf(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of await readTables(db.read, db.dialect)) {
    if (table.name === 'migrations') continue
    const rows: string[] = []
    for await (const row of readRows(db.read, table, null)) rows.push(JSON.stringify(row))
    found[table.name] = rows.sort()
  }
  return found
}

async function fill(db: Database): Promise<void> {
  await migrate(db)
  await seedDemo(db, new Date(0))
  const [other] = await addSites(db, 'other')
  await other.inTransaction(async (tx) => {
    await tx
      .insertInto('pages')
      .values([page('z'), page('a', 'z')])
      .execute()
    const awkward = ['', 'é€𝄞', "it's", 'a\nb\r\n\t"\\', ' ', '007', 'NULL', '\u2028']
    for (let place = 0; place < 1200; place += 1) {
      await tx
        .insertInto('parameters')
        .values(parameter(`p${place}`, awkward[place % awkward.length] as string))
        .execute()
    }
  })
}

eachDatabase('moving from SQLite', (open) => {
  test('and back again changes nothing', async () => {
    const [start, between, end] = [openFile(), await open(), openFile()]
    await fill(start)
    await copy(start, between)
    await copy(between, end)
    expect(await wholeOf(between)).toEqual(await wholeOf(start))
    expect(await wholeOf(end)).toEqual(await wholeOf(start))
  })

  test('one site takes that site only', async () => {
    const [start, between] = [openFile(), await open()]
    await fill(start)
    await copy(start, between, 'other')
    const { sites, site_hosts, pages } = await wholeOf(between)
    expect([sites?.length, site_hosts?.length, pages?.length]).toEqual([1, 1, 2])
  })

  test('a number is a number on either side, a sum too', async () => {
    const db = await open()
    await fill(db)
    const row = await db.read
      .selectFrom('pages')
      .select((one) => [one.fn.countAll().as('count'), one.fn.sum('sort_order').as('sum'), one.fn.avg('sort_order').as('mean')])
      .select(['sort_order'])
      .groupBy('sort_order')
      .executeTakeFirstOrThrow()
    expect(Object.values(row).map((value) => typeof value)).toEqual(['number', 'number', 'number', 'number'])
  })
})
