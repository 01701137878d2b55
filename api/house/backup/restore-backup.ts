import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { dropTables, isEmpty } from '../../platform/database/drop-tables.ts'
import { inSchemaTurn, migrate, migrateWithin } from '../../platform/database/migrate.ts'
import { type AnyKysely, readTables } from '../../platform/database/schema.ts'
import type { Tables } from '../../platform/database/tables/tables.ts'
import type { BackupEntry } from './format.ts'
import { keepOperator } from './keep-operator.ts'
import { keepVersionsRising } from './keep-versions-rising.ts'
import { type BackupKeys, damaged } from './lock.ts'
import { type Backup, openBackup } from './read-backup.ts'
import { siteColumnOf } from './read-rows.ts'
import { type FileStage, filesOf, openFileStage } from './restore-files.ts'
import { openRowWriter, putOffReferences } from './restore-rows.ts'

export type RestoreRequest = {
  file: string
  filesDir?: string | undefined
  keys: BackupKeys
  /** Whether what stands may be thrown away. */
  replace: boolean
}

/** Puts a backup in place of what stands: all of it or nothing. */
export async function restoreBackup(db: Database, wish: RestoreRequest): Promise<Record<string, number>> {
  const backup = await openBackup(wish.file, wish.keys)
  const stage = wish.filesDir ? openFileStage(filesOf(wish.filesDir, backup.header.site)) : undefined
  let undoFiles: (() => Promise<void>) | undefined
  if (backup.header.site !== null) await migrate(db)
  try {
    const restored = await inSchemaTurn(db, async (tx) => {
      const raiseVersions = await keepVersionsRising(tx, db.dialect)
      const nameOperator = backup.header.site === null ? undefined : await keepOperator(tx)
      await (backup.header.site === null ? makeRoom : makeRoomForSite)({ tx, dialect: db.dialect, backup, replace: wish.replace })
      await putOffReferences(tx, db.dialect)
      const rows = await bringIn(tx, backup, stage)
      if (backup.header.site === null) await migrateWithin(tx, db.dialect)
      await nameOperator?.()
      await raiseVersions()
      undoFiles = await stage?.swap()
      return rows
    })
    // Whatever was counted before was counted of other rows.
    await db.refreshStatistics()
    return restored
  } catch (error) {
    await undoFiles?.()
    throw error
  } finally {
    await stage?.clear()
  }
}

type Room = { tx: Transaction<Tables>; dialect: Database['dialect']; backup: Backup; replace: boolean }

async function makeRoom({ tx, dialect, backup, replace }: Room): Promise<void> {
  if (!replace && !(await isEmpty(tx, dialect))) throw new Error('the database is not empty: --yes replaces all that is in it')
  await dropTables(tx, dialect)
  await migrateWithin(tx, dialect, (step) => backup.header.steps.includes(step))
}

async function makeRoomForSite({ tx, dialect, backup, replace }: Room): Promise<void> {
  const { site, steps } = backup.header
  const applied = await tx.selectFrom('migrations').select('name').orderBy('name').execute()
  if (applied.length !== steps.length)
    throw new Error('one site can only be moved between databases of the same version: migrate both')
  const known = await tx.selectFrom('sites').select('id').where('id', '=', String(site)).executeTakeFirst()
  if (!known) return
  if (!replace) throw new Error(`site ${site} is there already: --yes replaces it`)
  for (const table of (await readTables(tx, dialect)).reverse()) {
    const column = siteColumnOf(table)
    if (column) await (tx as unknown as AnyKysely).deleteFrom(table.name).where(column, '=', site).execute()
  }
}

async function bringIn(tx: Transaction<Tables>, backup: Backup, stage: FileStage | undefined): Promise<Record<string, number>> {
  const counted = { rows: {} as Record<string, number>, files: 0 }
  const writer = openRowWriter(tx, { site: backup.header.site, counted: counted.rows })
  for await (const line of backup.lines()) {
    if ('row' in line) await writer.add(line.row)
    else if ('table' in line) await writer.begin(line.table, line.columns)
    else if ('end' in line) checkCounts(line.end, counted)
    else counted.files += await keepFile(line, stage)
  }
  await writer.end()
  return counted.rows
}

async function keepFile(
  line: Extract<BackupEntry, { file: string } | { piece: string }>,
  stage: FileStage | undefined,
): Promise<number> {
  if ('piece' in line) {
    await stage?.add(line.piece)
    return 0
  }
  await stage?.begin(line.file)
  return 1
}

function checkCounts(told: unknown, counted: unknown): void {
  if (!isDeepStrictEqual(told, counted)) throw new Error(damaged)
}
