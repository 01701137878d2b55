import { describe, expect, test } from 'vitest'
import { type Call, type CallName, rows } from '#api/contract/index.ts'
import { type CallRequest, run } from '#api/door/run.ts'
import { useCases } from '#api/door/use-cases/use-cases.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { refused } from '#app/models/platform/outcome.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { partFor } from '../../../support/part-for.ts'
import { readVersion } from '../../support/content-version.ts'
import { namedInPath } from '../../support/named-rows.ts'
import { sampleRequest, writeRequest } from '../../support/requests.ts'
import { plantOfSite } from '../../support/rows/plant-rows.ts'
import { inputSchema } from '../../support/sample.ts'
import { ask, asRole, type Stage, setStage } from '../../support/stage.ts'

const writes = rows.filter(([, { access, method }]) => (access === 'admin' || access === 'super_admin') && method !== 'GET')

/** What a refusal may leave: tries that were counted, and the wording of terms that was in force as they were read. */
const kept = ['rate_limits', 'legal_versions']

describe('a write of the owner’s that is refused leaves no changed row', () => {
  eachDatabase('all of the contract', (open) => {
    test('whatever its use case has written before', async () => {
      const stage = await setStage(await open(), { isOperators: true })
      const readTags = () => stage.db.read.selectFrom('tags').select('id').where('label', '=', 'refused').execute()
      const readEntries = async () => (await stage.db.read.selectFrom('audit_entries').select('id').execute()).length
      const before = [await readVersion(stage.db), await readEntries()]
      for (const [name, row] of writes) {
        for (const door of ['inTransaction', 'amongWriters'] as const) {
          const act: CallRequest['act'] = async (_given, ctx) =>
            ctx[door](async (tx) => {
              const id = `tag-${name}-${door}`.toLowerCase()
              await tx.insertInto('tags').values({ id, slug: id, label: 'refused', sort_order: 0 }).execute()
              return refused('conflict')
            })
          const who = { siteId: '1', token: stage.tokens['1']?.SUPER_ADMIN ?? '', clientAddress: undefined }
          const { params, query, body } = sampleRequest(row)
          const readBody = async () => ({ ok: true as const, value: { body, files: [] } })
          const answer = await run(stage.dependencies, { row, act, who }, { params, query, readBody })
          expect(answer, name).toMatchObject({ ok: false, error: { code: 'conflict' } })
        }
        expect(await readTags(), name).toEqual([])
        expect([await readVersion(stage.db), await readEntries()], name).toEqual(before)
      }
    })

    test('by what it does: asked for a row that is there, and for one that is not', { timeout: 600_000 }, async () => {
      const stage = await setStage(await open(), { isOperators: true })
      const built = writes.filter(([name]) => useCases[name])
      await bindToSite(stage.db, '1').inTransaction((tx) => plantOfSite(tx, 'Coteaux'))
      let refusals = 0
      let before = await readTables(stage.db)
      for (const [name, row] of partFor(stage.db, built)) {
        for (const given of await requestsFor(stage, name, row)) {
          const { status } = await ask(stage, ...writeRequest(row, given, asRole(stage, 'SUPER_ADMIN')))
          const after = await readTables(stage.db)
          if (status !== 200) {
            refusals += 1
            expect(listChanged(before, after), `${name} (${status})`).toEqual([])
          }
          before = after
        }
      }
      expect(refusals).toBeGreaterThan(partFor(stage.db, built).length / 2)
    })
  })
})

/** A call as it might be made: of nothing that is there, and of a row of the site, with and without what it may leave out. */
async function requestsFor(stage: Stage, name: CallName, row: Call) {
  const sample = sampleRequest(row)
  const named = namedInPath[name]
  const own = bindToSite(stage.db, '1').read
  const there =
    named &&
    (
      await own
        .selectFrom(named.table as 'pages')
        .select('id')
        .execute()
    ).at(-1)?.id
  const at = (key: string) => Object.fromEntries(Object.keys(inputSchema(row.params).properties ?? {}).map((part) => [part, key]))
  const keys = there ? ['nowhere', there] : ['nowhere']
  const [first] = Object.entries((sample.body ?? {}) as object)
  const bodies = first ? [sample.body, Object.fromEntries([first])] : [sample.body]
  return keys.flatMap((key) => bodies.map((body) => ({ ...sample, params: at(key), body })))
}

const listChanged = (before: Rows, after: Rows) => Object.keys(after).filter((table) => after[table] !== before[table])

type Rows = Record<string, string>

const tablesOf = new WeakMap<Database, Promise<string[]>>()

/** A database is asked once what tables it has, for it answers that slowly. */
async function listTables({ read }: Database): Promise<string[]> {
  const tables = await read.introspection.getTables()
  return tables.map(({ name }) => name).filter((name) => !kept.includes(name))
}

async function readTables(db: Database): Promise<Rows> {
  const tables = tablesOf.get(db) ?? listTables(db)
  tablesOf.set(db, tables)
  const { read } = db
  const found = await Promise.all(
    (await tables).map(async (name) => {
      const all = await read
        .selectFrom(name as 'pages')
        .selectAll()
        .execute()
      const lines = all.map((one) => JSON.stringify(one))
      return [name, lines.sort().join('\n')] as const
    }),
  )
  return Object.fromEntries(found)
}
