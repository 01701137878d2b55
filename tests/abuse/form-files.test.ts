import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#api/platform/database/migrate.ts'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { given } from '../api/support/accounts.ts'
import { openForms, uploadOf } from '../api/support/forms.ts'
import { hostileFiles } from '../api/support/media/media-hostile.ts'
import { hostileSvgs } from '../api/support/media/media-svgs.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-form-hostile-'))
const db = openSqlite(join(folder, 'shop.db'))
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const harmless = /^[^\p{C}<>:"/\\|?*]+\.(jpg|png|webp|svg|mp4|m4v|mov|avi|wmv|flv|pdf)$/u
const active = /<script|<\?php|javascript:|onload|alert\(|<html/i
const answers = { nom: 'Marie', courriel: 'marie@exemple.test', qui: 'ami', accord: true }

test('threat 17: a hundred and fifty hostile files through a form: what is kept is harmless, apart from the pictures, and only to be saved', {
  timeout: 180_000,
}, async () => {
  await migrate(db)
  const shop = await openForms(db)
  const files = [
    ...(await hostileFiles()),
    ...hostileSvgs.map((text, place) => ({ name: `s${place}.svg`, bytes: Buffer.from(text) })),
  ]
  expect(files.length).toBeGreaterThan(150)
  for (const { name, bytes } of files) {
    const upload = await uploadOf(name, bytes)
    const sent = await shop.as().submitForm({ params: { id: 'groupe' }, body: { answers }, files: [upload] })
    if (!sent.ok) expect([sent.error.code, Object.keys(sent.error.fields ?? {})], name).toEqual(['invalid', ['photos']])
  }
  const rows = await shop.site.read.selectFrom('form_files').select(['id', 'name']).execute()
  expect(rows.length).toBeGreaterThan(30)
  for (const { id, name } of rows) {
    const file = given(await shop.admin().getFormFile({ params: { id } }))
    expect(file.type).toBe('application/octet-stream')
    expect(name).toMatch(harmless)
    expect(Buffer.from(file.content, 'base64').toString('latin1'), name).not.toMatch(active)
  }
  expect(await shop.site.read.selectFrom('images').select('id').execute()).toEqual([])
  await shop.stage.dependencies.media.pictures.close()
})
