import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { faultsOf } from '../api/support/media/media-calls.ts'
import { ask, asRole, setStage } from '../api/support/stage.ts'
import { eachDatabase } from '../support/database/databases.ts'

const woff2 = readFileSync('node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')

eachDatabase('the room of a site', (open) => {
  test('a font takes of it, and comes in only where there is some left', async () => {
    const db = await open()
    const stage = await setStage(db)
    const font = {
      id: 'titres',
      type: 'TITLE' as const,
      family: 'serif',
      color: '',
      size: 16,
      weight: 400,
      style: 'normal' as const,
      file: '',
    }
    await bindToSite(db, '1').inTransaction((tx) => tx.insertInto('fonts').values(font).execute())
    const send = () => {
      const body = new FormData()
      body.append('licence', 'SIL OFL 1.1')
      body.append('images', new File([new Uint8Array(woff2)], 'Bold.woff2'))
      return ask(stage, '/admin/font/titres/file', { method: 'POST', body, headers: asRole(stage, 'SUPER_ADMIN') })
    }
    await db.inTransaction((tx) => tx.updateTable('sites').set({ most_megabytes: 1 }).where('id', '=', '1').execute())
    stage.dependencies.sites.forget()
    const content = 'A'.repeat(1_400_000)
    const kept = { name: 'lourde-0.woff2', mime: 'font/woff2' as const, content, created_at: '2026-03-01T10:00:00.000Z' }
    await bindToSite(db, '1').inTransaction((tx) => tx.insertInto('font_files').values(kept).execute())
    const full = await send()
    expect([full.status, faultsOf(full).join()]).toEqual([422, expect.stringContaining('1 Mo de fichiers')])
    await bindToSite(db, '1').inTransaction((tx) => tx.deleteFrom('font_files').where('name', '=', 'lourde-0.woff2').execute())
    expect((await send()).status).toBe(200)
    await stage.dependencies.media.pictures.close()
  })
})
