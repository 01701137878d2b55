import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openBackupShelf } from '#api/house/backup/backup-shelf.ts'
import { keepBackups } from '#api/house/backup/keep-backups.ts'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import type { Database } from '#api/platform/database/database.ts'
import type { JobDependencies } from '#api/platform/jobs/job.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { ask, asRole, now, setStage } from '../support/stage.ts'

const keys = ['a key of backups, of thirty-two letters and more']
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function openFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-backups-'))
  folders.push(dataDir)
  const files = () => readdirSync(join(dataDir, 'backups')).sort()
  return { dataDir, files, place: (name: string) => join(dataDir, 'backups', name) }
}

/** A database whose backup breaks off once everything is written, as on a disk that is full. */
function onFullDisk(db: Database): Database {
  return {
    ...db,
    inSnapshot: (work) =>
      db.inSnapshot(async (tx) => {
        await work(tx)
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      }),
  }
}

const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

eachDatabase('the backups of a machine', (open) => {
  async function office(keep = 2) {
    const stage = await setStage(await open())
    await stage.db.inTransaction((tx) => tx.updateTable('sites').set({ is_operator: 1 }).where('id', '=', '1').execute())
    const folder = openFolder()
    const shelf = openBackupShelf(stage.db, { dataDir: folder.dataDir, keep, keys })
    stage.dependencies.backups = shelf
    const run = (hours: number, backups = shelf) =>
      keepBackups({ db: stage.db, backups, now: () => later(hours) } as unknown as JobDependencies)
    const alarms = async (site = '1') => {
      const { json } = await ask(stage, '/admin/alarm', { headers: asRole(stage, 'SUPER_ADMIN', site) })
      return ((json.data?.alarms ?? []) as { kind: string; count: number }[]).map(({ kind, count }) => [kind, count])
    }
    return { stage, shelf, run, alarms, ...folder }
  }

  test('one is made a day, the newest stay, and each can be restored', async () => {
    const { run, files, place } = await office()
    for (const hours of [0, 1, 24, 30, 48]) await run(hours)
    expect(files()).toEqual(['daily-2026-03-02T10-00-00Z.jsonl.gz.age', 'daily-2026-03-03T10-00-00Z.jsonl.gz.age'])
    const other = await open()
    expect((await restoreBackup(other, { file: place(files()[1] ?? ''), keys, replace: true })).sites).toBe(2)
  })

  test('one that fails leaves no half file and takes no good one away; after a day and a half the operator is told', async () => {
    const { stage, run, files, alarms, dataDir } = await office(1)
    await run(0)
    const full = openBackupShelf(onFullDisk(stage.db), { dataDir, keys, keep: 1 })
    await expect(run(24, full)).rejects.toThrow('no space left')
    expect([files(), await alarms()]).toEqual([['daily-2026-03-01T10-00-00Z.jsonl.gz.age'], []])
    await expect(run(37, full)).rejects.toThrow('no space left')
    expect([files().length, await alarms(), await alarms('2')]).toEqual([1, [['BACKUP', 37]], []])
    await run(38)
    expect([files(), await alarms()]).toEqual([['daily-2026-03-03T00-00-00Z.jsonl.gz.age'], []])
  })

  test('where they are switched off none is made, and nobody is told', async () => {
    const { run, alarms, shelf } = await office(0)
    await run(24 * 400)
    expect([await shelf.list(), await alarms()]).toEqual([[], []])
  })

  test('the super-administrators of the operator see them, make one, and find which is damaged; nobody else does', async () => {
    const { stage, files, place } = await office()
    const read = (role: 'VISITOR' | 'ADMIN' | 'SUPER_ADMIN', site?: string, query = '') =>
      ask(stage, `/admin/backup${query}`, { headers: asRole(stage, role, site) })
    const make = (role: 'VISITOR' | 'ADMIN' | 'SUPER_ADMIN', site?: string) =>
      ask(stage, '/admin/backup', {
        method: 'POST',
        headers: { ...asRole(stage, role, site), 'content-type': 'application/json' },
        body: '{}',
      })
    for (const door of [read, make]) {
      expect((await door('VISITOR')).status).toBe(401)
      expect((await door('ADMIN')).status).toBe(403)
      expect((await door('SUPER_ADMIN', '2')).status).toBe(403)
    }
    expect((await make('SUPER_ADMIN')).json).toMatchObject({ data: { isDone: true } })
    const sound = async () => (await read('SUPER_ADMIN', '1', '?check=true')).json.data
    expect(await sound()).toMatchObject({ backups: [{ kind: 'asked', isSound: true }], isMaking: false })
    truncateSync(place(files()[0] ?? ''), 1000)
    expect(await sound()).toMatchObject({ backups: [{ kind: 'asked', isSound: false }] })
  })
})
