import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import type { Database } from '#api/platform/database/database.ts'
import { eachPlace } from '../../../support/database/databases.ts'
import { addSites, page } from '../../../support/sites.ts'

const keys = ['a key of backups, of thirty-two letters and more']
const now = new Date('2026-11-21T09:00:00Z')

eachPlace('threat 52: a backup', (open) => {
  async function openShop() {
    const { db, env } = await open()
    await seedDemo(db, now)
    return { db, file: join(env.DATA_DIR, 'backup.jsonl.gz.age'), filesDir: join(env.DATA_DIR, 'files') }
  }
  const titles = async (db: Database) =>
    (await db.read.selectFrom('pages').select('title').orderBy('id').execute()).map((row) => row.title)

  test('is one file for its owner alone, which whoever holds the key opens with the tools of others', async () => {
    const { db, file } = await openShop()
    const rows = await writeBackup(db, { file, keys, now })
    expect(rows.pages).toBeGreaterThan(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    const decrypter = new Decrypter()
    decrypter.addPassphrase(keys[0] as string)
    const lines = gunzipSync(await decrypter.decrypt(readFileSync(file)))
      .toString()
      .trim()
      .split('\n')
    expect(JSON.parse(lines[0] as string)).toMatchObject({ format: 'vitrine-backup', version: 2, createdAt: now.toISOString() })
    expect(JSON.parse(lines.at(-1) as string)).toEqual({ end: { rows, files: 0 } })
  })

  test('brings back what was there, into an empty database', async () => {
    const { db, file } = await openShop()
    await writeBackup(db, { file, keys, now })
    const other = (await open({ migrated: false })).db
    const rows = await restoreBackup(other, { file, keys, replace: false })
    expect(rows.parameters).toBeGreaterThan(0)
    expect(await titles(other)).toEqual(await titles(db))
  })

  test('brings back every character that a text may hold', async () => {
    const { db, file } = await openShop()
    const [site] = await addSites(db, 'unicode')
    await site.inTransaction(async (tx) => {
      for (const [place, title] of listCharacters().entries()) {
        await tx
          .insertInto('pages')
          .values({ ...page(`signs-${String(place).padStart(4, '0')}`), title })
          .execute()
      }
    })
    await writeBackup(db, { file, keys, now })
    await db.inTransaction((tx) => tx.updateTable('pages').set({ title: 'later' }).execute())
    await restoreBackup(db, { file, keys, replace: true })
    const rows = await site.read.selectFrom('pages').select('title').orderBy('id').execute()
    expect(rows.map(({ title }) => title)).toEqual(listCharacters())
  })

  test('keeps children and parents in whatever order they lie', async () => {
    const { db, file } = await openShop()
    const [site] = await addSites(db, 'tree')
    await site.inTransaction(async (tx) => {
      await tx
        .insertInto('pages')
        .values([page('z'), page('m', 'z'), page('a', 'm')])
        .execute()
    })
    await writeBackup(db, { file, keys, now })
    await restoreBackup(db, { file, keys, replace: true })
    expect(await site.read.selectFrom('pages').select(['id', 'id_parent']).orderBy('id').execute()).toEqual([
      { id: 'a', id_parent: 'm' },
      { id: 'm', id_parent: 'z' },
      { id: 'z', id_parent: null },
    ])
  })

  test('is not written over data that stands, unless that is said', async () => {
    const { db, file } = await openShop()
    await writeBackup(db, { file, keys, now })
    await db.inTransaction((tx) => tx.updateTable('pages').set({ title: 'later' }).execute())
    await expect(restoreBackup(db, { file, keys, replace: false })).rejects.toThrow('not empty')
    expect(new Set(await titles(db))).toEqual(new Set(['later']))
    await restoreBackup(db, { file, keys, replace: true })
    expect(await titles(db)).not.toContain('later')
  })

  test('brings content versions forward, never back, so that page caches notice', async () => {
    const { db, file } = await openShop()
    await db.inTransaction((tx) => tx.insertInto('content_versions').values({ site_id: '1', version: 3 }).execute())
    await writeBackup(db, { file, keys, now })
    await db.inTransaction((tx) => tx.updateTable('content_versions').set({ version: 9 }).execute())
    await restoreBackup(db, { file, keys, replace: true })
    expect(await db.read.selectFrom('content_versions').select('version').execute()).toEqual([{ version: 10 }])
  })

  test('holds the uploaded files, and brings all of them back or none', async () => {
    const { db, file, filesDir } = await openShop()
    mkdirSync(join(filesDir, 'photos'), { recursive: true })
    const photo = Buffer.from(Array.from({ length: 200_000 }, (_, place) => place % 251))
    writeFileSync(join(filesDir, 'photos', 'été.jpg'), photo)
    await writeBackup(db, { file, keys, filesDir, now })
    writeFileSync(join(filesDir, 'photos', 'été.jpg'), 'spoilt')
    writeFileSync(join(filesDir, 'stray.txt'), 'later')
    await restoreBackup(db, { file, keys, filesDir, replace: true })
    expect(readFileSync(join(filesDir, 'photos', 'été.jpg')).equals(photo)).toBe(true)
    expect(() => statSync(join(filesDir, 'stray.txt'))).toThrow()
  })

  test('of one site leaves the others alone', async () => {
    const { db, file } = await openShop()
    const [other] = await addSites(db, 'other')
    await other.inTransaction((tx) => tx.insertInto('pages').values(page('kept')).execute())
    const rows = await writeBackup(db, { file, keys, site: '1', now })
    expect(rows.sites).toBe(1)
    await expect(restoreBackup(db, { file, keys, replace: false })).rejects.toThrow('site 1 is there already')
    await expect(writeBackup(db, { file: `${file}.99`, keys, site: '99', now })).rejects.toThrow('there is no site 99')
    expect(existsSync(`${file}.99`)).toBe(false)
    await db.inTransaction((tx) => tx.updateTable('pages').set({ title: 'later' }).execute())
    await restoreBackup(db, { file, keys, replace: true })
    expect((await titles(db)).filter((title) => title === 'later')).toHaveLength(1)
    expect(await other.read.selectFrom('pages').select('title').execute()).toEqual([{ title: 'later' }])
  })
})

/** All of Unicode, some thousand characters a text: without U+0000, which no text here may hold, and the halves of pairs. */
function listCharacters(): string[] {
  const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  const signs = codes.map((code) => String.fromCodePoint(code))
  return Array.from({ length: Math.ceil(signs.length / 5000) }, (_, place) =>
    signs.slice(place * 5000, (place + 1) * 5000).join(''),
  )
}
