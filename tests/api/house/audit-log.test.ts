import { expect, test } from 'vitest'
import type { z } from 'zod'
import { rows } from '#api/contract/index.ts'
import type { Call } from '#api/contract/platform/call.ts'
import { type CallRequest, run } from '#api/door/run.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { readTables } from '#api/platform/database/schema.ts'
import { platformTables, type SiteTables } from '#api/platform/database/tables/tables.ts'
import { neverUndone, uncounted, undoKeys } from '#api/platform/database/tables/undo-tables.ts'
import { keepWritten } from '#api/platform/database/taking-back.ts'
import { refused } from '#app/models/platform/outcome.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { openMembers } from '../support/members.ts'
import { bodyFor, ownedKinds } from '../support/owner-acts.ts'
import { openOwnerStage } from '../support/owner-stage.ts'
import { sampleRequest } from '../support/requests.ts'
import { setStage } from '../support/stage.ts'

const ofStaff = rows.filter(([, { access, method }]) => /admin/.test(access) && method !== 'GET') as [string, Call][]
const readings = ofStaff.filter(([, { marks }]) => marks === 'read')
const writes = ofStaff.filter((row) => !readings.includes(row))

eachDatabase('the log of what the staff did', (open) => {
  test('threat 38: no call of the staff can write without leaving who did it, whatever its use case is', async () => {
    const stage = await setStage(await open())
    // The first site is the operator's: its calls that look beyond it are such calls too.
    await stage.db.inTransaction((tx) => tx.updateTable('sites').set({ is_operator: 1 }).where('id', '=', '1').execute())
    expect(writes.length).toBeGreaterThan(90)
    const site = bindToSite(stage.db, '1')
    const who = { siteId: '1', token: stage.tokens['1']?.SUPER_ADMIN ?? '', clientAddress: undefined }
    for (const [name, row] of writes) {
      for (const door of ['inTransaction', 'amongWriters'] as const) {
        const id = `tag-${name}-${door}`
        const act = async (_given: never, ctx: Parameters<NonNullable<CallRequest['act']>>[1]) =>
          ctx[door](async (tx) => {
            await tx.insertInto('tags').values({ id, slug: id.toLowerCase(), label: 'x', sort_order: 0 }).execute()
            // What is refused is taken back with its entry: this one keeps what it wrote.
            return keepWritten(refused('conflict'))
          })
        const { params, query, body } = sampleRequest(row)
        const readBody = async () => ({ ok: true as const, value: { body, files: [] } })
        const answer = await run(stage.dependencies, { row, act, who }, { params, query, readBody })
        expect(answer, name).toMatchObject({ ok: false, error: { code: 'conflict' } })
      }
      const entries = await site.read
        .selectFrom('audit_entries')
        .selectAll()
        .where('call', '=', `${row.method} ${row.path}`)
        .execute()
      expect(entries.length, name).toBe(2)
      expect(entries[0], name).toMatchObject({ role: 'SUPER_ADMIN', user_id: expect.stringMatching(/./) })
    }
  })

  test('threat 38: what leaves no entry although it writes can say that a message was read or a screen is open, and nothing else', async () => {
    expect(readings.map(([name]) => name).toSorted()).toEqual(['changeFormAnswer', 'changeMessage', 'tellOpenRecord'])
    for (const [name, { body }] of readings) {
      const says = name === 'tellOpenRecord' ? ['record', 'stay'] : ['isRead']
      expect(Object.keys((body as z.ZodObject).shape), name).toEqual(says)
    }
  })

  test('what was refused leaves no entry, and what was read none', async () => {
    const { api, tell } = await openOwnerStage(await open())
    const { total } = await tell('listAuditLog', { query: {} })
    await api.listAdminProducts()
    expect((await api.removeNews({ params: { id: 'nowhere' } })).ok).toBe(false)
    expect(await tell('listAuditLog', { query: {} })).toMatchObject({ total })
  })

  test('an entry names the thing, its fields, and their values where they are numbers, days or names', async () => {
    const { tell, api, dependencies } = await openOwnerStage(await open())
    await tell('changeProduct', { params: { id: dependencies.product }, body: { price: 1450, description: 'Un vin de garde.' } })
    const answer = await tell('listAuditLog', { query: { resource: 'product', act: 'CHANGE' } })
    const entries = answer.entries as Record<string, unknown>[]
    expect(entries[0]).toMatchObject({ name: 'Le vin du sol', idThing: dependencies.product, undo: 'POSSIBLE' })
    expect(entries[0]?.who).toMatch(/^super_admin-1@/)
    expect(entries[0]?.changes).toContainEqual({ field: 'price', before: '1000', after: '1450' })
    expect(entries[0]?.changes).toContainEqual({ field: 'description', before: null, after: null })
    expect(JSON.stringify(entries)).not.toContain('garde')
    expect((await api.listAuditLog({ query: { day: '2026-03-01', resource: 'product' } })).ok).toBe(true)
  })

  test('personal data that is typed anywhere does not get into the log', async () => {
    const { ask, dependencies, stage } = await openOwnerStage(await open())
    const canary = 'Zoé Lacanne 06 12 34 56 78 zoe.lacanne@exemple.test FR76 3000 6000 0112 3456 7890 189'
    const spoil = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(spoil)
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoil(part)]))
      }
      return typeof value === 'string' && /^Un |^x$/.test(value) ? canary : value
    }
    let written = 0
    for (const kind of ownedKinds()) {
      const texts = Object.fromEntries(freeTexts.map((name) => [name, canary]))
      const row = rows.find(([name]) => name === kind.create)?.[1] as Call
      const shape = (row.body as unknown as { shape?: Record<string, unknown> }).shape ?? {}
      const fitting = Object.fromEntries(Object.entries(texts).filter(([name]) => name in shape))
      const made = await ask(kind.create, { body: { ...(spoil(bodyFor(kind.create, dependencies)) as object), ...fitting } })
      if (made.ok) written += 1
    }
    expect(written).toBeGreaterThan(15)
    const log = await bindToSite(stage.db, '1').read.selectFrom('audit_entries').selectAll().execute()
    const said = JSON.stringify(log)
    expect(said).toContain('[adresse]')
    for (const part of ['06 12 34', 'zoe.lacanne@', 'FR76 3000']) expect(said).not.toContain(part)
    // Names that the site shows to everyone are told; no other text is.
    const told = log.map((entry) => [entry.name, entry.changes]).filter(([, changes]) => changes?.includes('Lacanne'))
    for (const [name] of told) expect(name).toContain('Lacanne')
  })

  test('what brings a change back is kept for thirty days, the log for a year', async () => {
    const shop = await openMembers(await open())
    const api = shop.as(shop.stage.tokens['1']?.ADMIN)
    expect((await api.createTag({ body: { label: 'Les rouges' } })).ok).toBe(true)
    const count = async () => {
      const { read } = shop.site
      const tables = ['undo_rows', 'audit_entries'] as const
      return Promise.all(tables.map(async (table) => (await read.selectFrom(table).select('site_id').execute()).length))
    }
    shop.pass(29 * 86_400)
    await shop.run(keepTerms)
    expect(await count()).toEqual([1, 1])
    shop.pass(2 * 86_400)
    await shop.run(keepTerms)
    expect(await count()).toEqual([0, 1])
    shop.pass(335 * 86_400)
    await shop.run(keepTerms)
    expect(await count()).toEqual([0, 0])
  })

  test('every table either keeps what it takes to undo, by its key, or says why nothing of it is undone', async () => {
    const db = await open()
    const tables = (await readTables(db.read, db.dialect)).filter(({ name }) => !platformTables.includes(name as never))
    for (const { name, primaryKey } of tables) {
      const table = name as keyof SiteTables
      const places = [undoKeys[table] !== undefined, neverUndone[table] !== undefined, uncounted.has(table)]
      expect(places.filter(Boolean), name).toHaveLength(1)
      if (undoKeys[table]) expect(['site_id', ...undoKeys[table]], name).toEqual(primaryKey)
    }
  })
})

const freeTexts = [
  'description',
  'summary',
  'note',
  'story',
  'intro',
  'thanks',
  'alt',
  'address',
  'addressMore',
  'displayLabel',
  'hours',
]
