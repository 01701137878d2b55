import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { copyTemplate } from '../../support/database/sqlite-templates.ts'
import { type Stage, setStage } from './stage.ts'

/** One stage for all tests of a file, on SQLite: for what the database has no say in. */
export function openOwnStage(): () => Stage {
  let stage: Stage | undefined
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))

  beforeAll(async () => {
    copyTemplate(inject('sqlite').empty, folder)
    const db = openSqlite(join(folder, 'shop.db'))
    stage = await setStage(db, { isOperators: true })
  })

  afterAll(async () => {
    await stage?.db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  return () => {
    if (!stage) throw new Error('the stage is set before the first test')
    return stage
  }
}
