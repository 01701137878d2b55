import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import { openFileFolder } from '#api/platform/outside/file-folder.ts'
import { openMadePicturesFolder } from '#api/platform/outside/made-pictures-folder.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { addSites } from '../../../support/sites.ts'
import { imageRow } from '../../support/media/media.ts'

const folders: string[] = []
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
const keys = ['a key of backups, of thirty-two letters and more']
const now = new Date('2026-03-01T10:00:00.000Z')

eachDatabase('threat 52: a backup of one site', (open) => {
  test('brings its pictures back, rows and bytes, and leaves a neighbour’s alone', async () => {
    const db = await open()
    const [one, two] = await addSites(db, 'one', 'two')
    const filesDir = join(makeFolder(), 'files')
    const files = openFileFolder(filesDir)
    const [mine, theirs] = [await files.keep('one', Buffer.from('mine')), await files.keep('two', Buffer.from('theirs'))]
    for (const [site, hash] of [
      [one, mine],
      [two, theirs],
    ] as const) {
      await site.inTransaction((tx) =>
        tx
          .insertInto('images')
          .values(imageRow('x', { content_hash: hash }))
          .execute(),
      )
    }
    const file = join(makeFolder(), 'one.backup')
    await writeBackup(db, { file, keys, filesDir, site: 'one', now })
    rmSync(join(filesDir, 'one'), { recursive: true })
    await files.keep('two', Buffer.from('later'))
    await restoreBackup(db, { file, keys, filesDir, replace: true })
    expect(await files.find('one', mine)).toEqual(Buffer.from('mine'))
    expect(await files.find('two', theirs)).toEqual(Buffer.from('theirs'))
    expect(await one.read.selectFrom('images').select('content_hash').execute()).toEqual([{ content_hash: mine }])
    expect(readdirSync(filesDir).sort()).toEqual(['one', 'two'])
  })

  test('of a name that is a path takes nothing from elsewhere', async () => {
    const db = await open()
    const place = makeFolder()
    await expect(
      writeBackup(db, { file: join(place, 'x'), keys, filesDir: join(place, 'files'), site: '..', now }),
    ).rejects.toThrow()
    expect(existsSync(join(place, 'x'))).toBe(false)
  })
})

describe('the folder of files', () => {
  test('keeps the same bytes once, each site’s apart, and no half file when it cannot write', async () => {
    const place = makeFolder()
    const files = openFileFolder(join(place, 'files'))
    const hash = await files.keep('one', Buffer.from('x'))
    expect(await files.keep('one', Buffer.from('x'))).toBe(hash)
    expect(await files.find('two', hash)).toBeUndefined()
    for (const site of ['..', '../one', '', 'a/b']) {
      await expect(files.keep(site, Buffer.from('x'))).rejects.toThrow('plain id')
      expect(await files.find(site, hash)).toBeUndefined()
    }
    expect(await files.find('one', '../../one')).toBeUndefined()
    writeFileSync(join(place, 'files', 'three'), 'in the way')
    await expect(files.keep('three', Buffer.from('y'))).rejects.toThrow()
    expect(readdirSync(join(place, 'files.writing'))).toEqual([])
  })
})

describe('the folder of made pictures', () => {
  test('forgets what was asked for longest ago, also what lay there from before, and drafts of a killed process', async () => {
    const folder = makeFolder()
    const small = (sign: string) => Buffer.alloc(400, sign)
    const before = openMadePicturesFolder({ folder, mostBytes: 1000 })
    await before.keep('a', small('a'))
    await before.keep('b', small('b'))
    writeFileSync(join(folder, 'x.part'), 'half')
    const made = openMadePicturesFolder({ folder, mostBytes: 1000 })
    expect(await made.find('a')).toEqual(small('a'))
    await made.keep('c', small('c'))
    expect([await made.find('a'), await made.find('b'), await made.find('c')]).toEqual([small('a'), undefined, small('c')])
    await made.keep('too-large', Buffer.alloc(1001))
    expect(readdirSync(folder).sort()).toEqual(['a', 'c'])
  })
})
