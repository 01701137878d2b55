import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openFileFolder } from '#api/platform/outside/file-folder.ts'
import { sweepFiles } from '#api/site/media/sweep-files.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { addSites } from '../../../support/sites.ts'
import { imageRow } from '../../support/media/media.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const hour = 3600_000
const later = (hours: number) => new Date(Date.now() + hours * hour)

function openStore() {
  const folder = join(mkdtempSync(join(tmpdir(), 'vitrine-sweep-')), 'files')
  folders.push(folder)
  const place = (site: string, hash: string) => join(folder, site, hash.slice(0, 2), hash)
  return { files: openFileFolder(folder), folder, place }
}

eachDatabase('bytes that no row names', (open) => {
  test('go with the next turn, those of pictures and of answers stay, and those of a neighbour and of a file on its way', async () => {
    const [one] = await addSites(await open(), 'one', 'two')
    const { files } = openStore()
    const keep = (text: string, site = 'one') => files.keep(site, Buffer.from(text))
    const [erased, picture, answer, theirs] = [
      await keep('erased'),
      await keep('picture'),
      await keep('answer'),
      await keep('x', 'two'),
    ]
    await one.inTransaction(async (tx) => {
      await tx
        .insertInto('images')
        .values(imageRow('x', { content_hash: picture, deleted_at: '2026-01-01T00:00:00.000Z' }))
        .execute()
      const told = {
        form: 'f',
        title: 'F',
        answers: '[]',
        user_id: null,
        created_at: '2026-01-01T00:00:00.000Z',
        is_read: 0 as const,
      }
      await tx
        .insertInto('form_answers')
        .values({ id: 'a', ...told })
        .execute()
      await tx
        .insertInto('form_files')
        .values({ id: 'ff', answer_id: 'a', field: 'f', name: 'n', mime: 'image/png', bytes: 1, content_hash: answer })
        .execute()
    })
    const site = { id: 'one', name: 'one', origin: 'https://one.test', lang: 'fr' }
    await sweepFiles({ read: one.read, site, now: later(0.5) }, files)
    expect(await files.find('one', erased)).toBeDefined()
    await sweepFiles({ read: one.read, site, now: later(2) }, files)
    expect(await files.find('one', erased)).toBeUndefined()
    for (const [of, hash] of [
      ['one', picture],
      ['one', answer],
      ['two', theirs],
    ] as const)
      expect(await files.find(of, hash)).toBeDefined()
    await one.inTransaction((tx) => tx.deleteFrom('form_files').where('id', '=', 'ff').execute())
    await sweepFiles({ read: one.read, site, now: later(2) }, files)
    expect(await files.find('one', answer)).toBeUndefined()
  })
})

test('bytes that are kept again are not let go of, whatever was decided before', async () => {
  const { files, place } = openStore()
  const hash = await files.keep('one', Buffer.from('x'))
  utimesSync(place('one', hash), 1, 1)
  const before = new Date(Date.now() - hour)
  expect(await files.listOld('one', before)).toEqual([hash])
  await files.keep('one', Buffer.from('x'))
  await files.remove('one', hash, before)
  expect(await files.find('one', hash)).toEqual(Buffer.from('x'))
  expect(await files.listOld('one', before)).toEqual([])
  expect(await files.listOld('nobody', before)).toEqual([])
  await files.remove('one', 'ab'.repeat(32), before)
})

test('bytes that a killed process was about to let go of are brought back, and judged anew', async () => {
  const { files, place, folder } = openStore()
  const hash = await files.keep('one', Buffer.from('x'))
  utimesSync(place('one', hash), 1, 1)
  renameSync(place('one', hash), `${place('one', hash)}.going`)
  const before = new Date()
  await files.listOld('one', before)
  expect(existsSync(place('one', hash))).toBe(true)
  expect(await files.listOld('one', before)).toEqual([hash])
  await files.remove('one', hash, before)
  expect(readdirSync(join(folder, 'one'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([])
})
