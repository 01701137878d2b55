import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFields } from '#api/content/forms/form.ts'
import type { Upload } from '#api/contract/index.ts'
import type { Database } from '#api/platform/database/database.ts'
import { openMembers } from './members.ts'
import { type Transport, transports } from './stage.ts'

const fields = checkFields([
  { id: 'nom', label: 'Votre nom', type: 'TEXT', isRequired: true },
  { id: 'courriel', label: 'Adresse', type: 'EMAIL', isRequired: true },
  { id: 'qui', label: 'Vous êtes', type: 'CHOICE', isRequired: true, choices: ['ami', 'entreprise'] },
  { id: 'societe', label: 'Société', type: 'TEXT', isRequired: true, showIf: { field: 'qui', is: 'entreprise' } },
  { id: 'photos', label: 'Photos', type: 'FILE' },
  { id: 'accord', label: 'J’accepte', type: 'CONSENT', isRequired: true },
  { id: 'origine', label: 'Origine', type: 'HIDDEN', value: 'site' },
])
const at = '2026-03-01T09:00:00.000Z'

/** Accounts on a site with an open form and a closed one, whose owner has a mailbox. */
export async function openForms(db: Database, transport: Transport = transports['in process']) {
  const shop = await openMembers(db, transport)
  const words = {
    title: 'Venir à plusieurs',
    intro: '',
    thanks: '',
    recipient: '',
    fields: JSON.stringify(fields.ok ? fields.value : []),
    updated_at: at,
  }
  await shop.site.inTransaction(async (tx) => {
    await tx
      .insertInto('forms')
      .values([
        { id: 'groupe', ...words, is_valid: 1 },
        { id: 'ferme', ...words, is_valid: 0 },
      ])
      .execute()
    await tx
      .insertInto('parameters')
      .values({ id: 'mail', lang: 'fr', kind: 'STRING', type: 'COMPANY_EMAIL', label: '', value: 'bonjour@coteaux.test' })
      .execute()
  })
  const outbox = async (kind: string) => {
    const rows = await shop.site.read.selectFrom('outbox').select(['recipient', 'params']).where('kind', '=', kind).execute()
    return rows.map(({ recipient, params }) => ({ to: recipient, params: JSON.parse(params) }))
  }
  const count = async () => (await shop.site.read.selectFrom('form_answers').select('id').execute()).length
  return { ...shop, outbox, count, admin: () => shop.as(shop.stage.tokens['1']?.ADMIN) }
}

let folder: string | undefined
process.on('exit', () => folder && rmSync(folder, { recursive: true, force: true }))

/** A file on its way in, as a door of ours hands it over. */
export async function uploadOf(name: string, bytes: Buffer): Promise<Upload> {
  folder ??= mkdtempSync(join(tmpdir(), 'vitrine-form-test-'))
  const path = join(folder, randomUUID())
  await writeFile(path, bytes)
  return { field: 'images', name, type: 'application/octet-stream', size: bytes.length, path }
}
