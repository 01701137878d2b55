import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { copyTemplate } from '../../support/database/sqlite-templates.ts'
import { type Stage, setDemoStage, setStage } from './stage.ts'

/** One stage for all tests of a file, on SQLite: for what the database has no say in. */
export const openOwnStage = () => openFrom('empty', (db) => setStage(db, { isOperators: true }))

/** The same with the demo site on it. */
export const openDemoStage = () => openFrom('demo', setDemoStage)

function openFrom(template: 'empty' | 'demo', set: typeof setDemoStage): () => Stage {
  let stage: Stage | undefined
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))

  beforeAll(async () => {
    copyTemplate(inject('sqlite')[template], folder)
    stage = await set(openSqlite(join(folder, 'shop.db')))
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
