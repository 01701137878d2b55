import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOwnKeys } from '../ports/sealing.ts'
import { withDatabase } from '../ports/with-database.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { runBackup } from './backup.ts'
import { runCopy } from './copy.ts'
import { runMigrate } from './migrate.ts'
import { runReset } from './reset.ts'
import { runRestore } from './restore.ts'
import { runSeed } from './seed.ts'
import { runSiteInvite } from './site-invite.ts'
import { runSiteList } from './sites.ts'
import { runToken } from './token.ts'

let folder: string
let settings: Settings
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-verbs-'))
  settings = readSettings({ DATA_DIR: folder })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await runMigrate(settings)
  await runSeed(settings)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const renameSite = (name: string) =>
  withDatabase(settings, (db) => db.inTransaction((tx) => tx.updateTable('sites').set({ name }).execute()))
const nameOfSite = (place = settings) =>
  withDatabase(place, async (db) => (await db.read.selectFrom('sites').select('name').executeTakeFirstOrThrow()).name)

test('reset asks for --yes, and then begins anew with the demo site', async () => {
  await renameSite('mine')
  await expect(runReset(settings, [])).rejects.toThrow('--yes')
  expect(await nameOfSite()).toBe('mine')
  await runReset(settings, ['--yes'])
  expect(await nameOfSite()).not.toBe('mine')
})

test('reset and seed are refused in production, whatever is said', async () => {
  await renameSite('mine')
  const production = { ...settings, production: true }
  await expect(runReset(production, ['--yes'])).rejects.toThrow('refused in production')
  await expect(runSeed(production)).rejects.toThrow('not for production')
  expect(await nameOfSite()).toBe('mine')
})

test('restore brings a backup back over data that stands only with --yes', async () => {
  const file = join(folder, 'kept.backup')
  await runBackup(settings, ['--to', file])
  await renameSite('mine')
  await expect(runRestore(settings, ['--from', file])).rejects.toThrow('--yes')
  await expect(runRestore(settings, [])).rejects.toThrow('--from FILE')
  expect(await nameOfSite()).toBe('mine')
  await runRestore(settings, ['--from', file, '--yes'])
  expect(await nameOfSite()).not.toBe('mine')
})

test('a restore that fails leaves no database behind, and none that stands is touched', async () => {
  const file = join(folder, 'kept.backup')
  await runBackup(settings, ['--to', file])
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, bytes.length - 100))
  const place = { ...settings, dataDir: join(folder, 'new'), sealingKeys: readOwnKeys(settings) }
  await expect(runRestore(place, ['--from', file])).rejects.toThrow()
  expect(existsSync(place.dataDir)).toBe(false)
  await renameSite('mine')
  await expect(runRestore(settings, ['--from', file, '--yes'])).rejects.toThrow()
  expect(await nameOfSite()).toBe('mine')
})

test('a backup never takes the place of another', async () => {
  const file = join(folder, 'kept.backup')
  await runBackup(settings, ['--to', file])
  await expect(runBackup(settings, ['--to', file])).rejects.toThrow('already')
})

test('copy takes a folder of data or a file, and not a place that is not there', async () => {
  const to = join(folder, 'other', 'shop.db')
  await renameSite('mine')
  await runCopy(settings, ['--from', folder, '--to', to])
  expect(await nameOfSite({ ...settings, dataDir: join(folder, 'other') })).toBe('mine')
  const nowhere = join(folder, 'nowhere.db')
  await expect(runCopy(settings, ['--from', nowhere, '--to', to])).rejects.toThrow('there is no database')
  await expect(runCopy(settings, ['--from', folder, '--to', join(folder, 'shop.db')])).rejects.toThrow('not one twice')
  expect(existsSync(nowhere)).toBe(false)
})

test('a verb that needs every table says of a place without them what is to be done first', async () => {
  const empty = { ...settings, dataDir: join(folder, 'empty') }
  const invite = ['--site', '1', '--email', 'vous@example.fr']
  for (const asked of [runSiteInvite(empty, invite), runSiteList(empty), runToken(empty, []), runSeed(empty)])
    await expect(asked).rejects.toThrow('then run migrate')
})

test('rows are counted as soon as the schema has changed, not a day later', async () => {
  const counted = await withDatabase(settings, ({ read }) =>
    sql<{ idx: string }>`select idx from sqlite_stat1 where tbl = 'migrations'`.execute(read),
  )
  expect(counted.rows).not.toEqual([])
})
