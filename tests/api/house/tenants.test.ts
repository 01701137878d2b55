import { describe, expect, test } from 'vitest'
import { type Call, rows } from '#api/contract/index.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { partFor } from '../../support/part-for.ts'
import { sampleRequest, writeRequest } from '../support/requests.ts'
import { fillAccounts } from '../support/rows/fill-accounts.ts'
import { inputSchema } from '../support/sample.ts'
import { ask, asRole, canary, renewTokens, roles, type Stage, setStage } from '../support/stage.ts'

const actors = ['VISITOR', ...roles] as const

/** What every row of the neighbour says, to compare before and after. */
async function readNeighbour({ db }: Stage): Promise<string> {
  const tables = await db.read.introspection.getTables()
  const rows = []
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'site_id')) continue
    const found = await db.read
      .selectFrom(name as 'pages')
      .selectAll()
      .where('site_id', '=', '2')
      .execute()
    rows.push([name, found.map((row) => JSON.stringify(row)).sort()])
  }
  return JSON.stringify(rows)
}

/** Every id and address that leads to a row of the neighbour. */
async function neighbourKeys({ db }: Stage): Promise<string[]> {
  const pages = await db.read.selectFrom('pages').select(['id', 'url']).where('site_id', '=', '2').execute()
  const parameters = await db.read.selectFrom('parameters').select('id').where('site_id', '=', '2').execute()
  const users = await db.read.selectFrom('users').select('id').where('site_id', '=', '2').execute()
  const sessions = await db.read.selectFrom('tokens').select('session_id as id').where('site_id', '=', '2').execute()
  const ids = [...pages, ...parameters, ...users, ...sessions].map(({ id }) => id)
  return [...ids, ...pages.map(({ url }) => url), '2'].filter(Boolean)
}

function* aimedAt(row: Call, keys: string[]) {
  const sample = sampleRequest(row)
  const segments = Object.keys(inputSchema(row.params).properties ?? {})
  if (segments.length === 0) yield sample
  else for (const key of keys) yield { ...sample, params: Object.fromEntries(segments.map((segment) => [segment, key])) }
}

describe('threat 1: a shop beside another one', () => {
  eachDatabase('two sites', (open) => {
    test('is neither read nor written by any call, whoever asks for whatever id', async () => {
      const stage = await setStage(await open())
      await fillAccounts(stage.db, '2')
      const before = await readNeighbour(stage)
      expect(before).toContain(canary)
      const keys = await neighbourKeys(stage)
      const asked = { all: 0, ok: 0 }
      let isRenewed = false
      for (const [turn, [name, row]] of partFor(stage.db, rows).entries()) {
        for (const actor of actors) {
          // What only reads ends nobody's session.
          if (!isRenewed) await renewTokens(stage)
          isRenewed = row.method === 'GET'
          // Whoever may most tries every key on every call; the others a part of them on each, and in the long run all.
          const isWhole = process.env.LONG || actor === 'SUPER_ADMIN'
          const tried = isWhole ? keys : keys.filter((_key, place) => (place + turn) % 4 === 0)
          for (const request of aimedAt(row, tried)) {
            const { status, text, headers } = await ask(stage, ...writeRequest(row, request, asRole(stage, actor)))
            // One look at an answer, of tens of thousands.
            if ((text + JSON.stringify([...headers])).includes(canary)) expect.fail(`${name} ${actor}: ${text}`)
            asked.all += 1
            if (status === 200) asked.ok += 1
          }
        }
      }
      expect(asked.ok).toBeGreaterThan(10)
      expect(await readNeighbour(stage)).toBe(before)
    })

    test('takes no token of the neighbour, and names no site but its own', async () => {
      const stage = await setStage(await open())
      for (const [name, row] of partFor(stage.db, rows)) {
        for (const role of roles) {
          const headers = { ...asRole(stage, role, '2'), idSite: '1' }
          const { status, text } = await ask(stage, ...writeRequest(row, sampleRequest(row), headers))
          expect([status, text.includes(canary)], `${name} ${role}`).toEqual([401, false])
        }
      }
    })
  })
})
