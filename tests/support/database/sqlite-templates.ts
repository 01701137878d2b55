import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '#api/demo/seed-demo.ts'
import type { Database } from '#api/platform/database/database.ts'
import { migrate } from '#api/platform/database/migrate.ts'
import { openSqlite } from '#api/platform/database/sqlite.ts'

/** Files that fresh SQLite databases are copied from: to copy one is fifty times faster than to make it again. */
export type SqliteTemplates = { folder: string; empty: string; demo: string }

/** Makes them: one migrated and empty, one with the demo site. */
export async function makeSqliteTemplates(): Promise<SqliteTemplates> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-templates-'))
  const [empty, demo] = [join(folder, 'empty.db'), join(folder, 'demo.db')]
  await make(empty, async () => {})
  await make(demo, seedDemo)
  return { folder, empty, demo }
}

/** Lays a copy of a template into the data of a shop that has none yet. */
export function copyTemplate(template: string, dataDir: string): void {
  const file = join(dataDir, 'shop.db')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) copyFileSync(template, file)
}

export function removeSqliteTemplates({ folder }: SqliteTemplates): void {
  rmSync(folder, { recursive: true, force: true })
}

/** Closing the last connection leaves the whole of it in the one file. */
async function make(file: string, fill: (db: Database) => Promise<unknown>): Promise<void> {
  const db = openSqlite(file)
  await migrate(db)
  await fill(db)
  await db.close()
}
