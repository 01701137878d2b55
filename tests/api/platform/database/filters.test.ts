import { describe, expect, test } from 'vitest'
import { rows } from '#api/contract/index.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { partFor } from '../../../support/part-for.ts'
import { injections } from '../../support/injections.ts'
import { listRows, sampleRequest, writeRequest } from '../../support/requests.ts'
import { inputSchema } from '../../support/sample.ts'
import { ask, asRole, canary, setStage } from '../../support/stage.ts'

const operators = ['', 'lk:', 'df:', 'lt:', 'lte:', 'gt:', 'gte:']

describe('threat 20: the filters of a list', () => {
  eachDatabase('filters', (open) => {
    test('take no column of any table that is not a field of that list, even left empty', async () => {
      const stage = await setStage(await open(), { isOperators: true })
      const tables = await stage.db.read.introspection.getTables()
      const columns = new Set(
        tables.flatMap(({ name, columns }) => columns.flatMap((column) => [column.name, `${name}.${column.name}`])),
      )
      expect(columns.size).toBeGreaterThan(40)
      expect(listRows.length).toBeGreaterThan(7)
      const headers = asRole(stage, 'SUPER_ADMIN')
      const taken: string[] = []
      for (const [place, [name, row]] of listRows.entries()) {
        const fields = Object.keys(inputSchema(row.query).properties ?? {})
        for (const [number, column] of [...columns].entries()) {
          if (fields.includes(column)) continue
          // The door refuses what the schema refuses: each column comes to the door of one list, and in the long run of all.
          const isAtDoor = process.env.LONG || number % listRows.length === place
          // Both databases have the same columns, and schemas know of neither.
          if (stage.db.dialect !== 'sqlite' && !isAtDoor) continue
          for (const query of [{ [column]: 'lk:$argon' }, { [column]: '' }, { orderBy: column }, { orderBy: `-${column}` }]) {
            if (row.query?.safeParse(query).success !== false) taken.push(`${name} ${JSON.stringify(query)}`)
            if (!isAtDoor) continue
            const { status } = await ask(stage, ...writeRequest(row, { ...sampleRequest(row), query }, headers))
            if (status !== 400) taken.push(`${status} for ${name} ${JSON.stringify(query)}`)
          }
        }
      }
      expect(taken).toEqual([])
    })

    test('know their operators, and refuse what only looks like one', async () => {
      const stage = await setStage(await open())
      const headers = asRole(stage, 'ADMIN')
      const statusOf = async (query: string) => (await ask(stage, `/admin/page?${query}`, { headers })).status
      for (const operator of ['zz', 'eq', 'or', 'l']) {
        for (const value of [`${operator}:a`, `${operator}:`]) expect(await statusOf(`title=${value}`), value).toBe(400)
      }
      for (const query of [
        'order=lk:1',
        'isValid=gt:true',
        'isValid=1',
        'order=1.5',
        'order=2147483648',
        'nbItem[0]=2',
        'title[]=a',
      ]) {
        expect(await statusOf(query), query).toBe(400)
      }
      expect(await statusOf('title=https://exemple.test')).toBe(200)
      expect(await statusOf('order=-2147483647')).toBe(200)
    })

    test('and every other input let no injection through: not a row of another, not a fault of ours', async () => {
      const stage = await setStage(await open())
      const headers = asRole(stage, 'SUPER_ADMIN')
      for (const [turn, text] of injections.entries()) {
        // Every field meets every text and every operator, in the long run each with each.
        const chosen = process.env.LONG ? operators : [operators[turn % operators.length] ?? '']
        for (const [name, row] of listRows) {
          const queries = Object.keys(inputSchema(row.query).properties ?? {}).flatMap((field) =>
            [...chosen].map((operator) => ({ [field]: operator + text })),
          )
          // Lists that are built meet every operator, the others one: they are refused before the database.
          const some = name.startsWith('listAdmin') ? queries : queries.slice(0, 1)
          for (const query of some)
            expectHarmless(await ask(stage, ...writeRequest(row, { ...sampleRequest(row), query }, headers)))
        }
        for (const [number, [, row]] of partFor(stage.db, rows).entries()) {
          // Every address meets a third of the texts, in the long run all.
          if (!process.env.LONG && (number + turn) % 3 !== 0) continue
          const segments = Object.keys(inputSchema(row.params).properties ?? {})
          if (segments.length === 0) continue
          const params = Object.fromEntries(segments.map((segment) => [segment, text]))
          expectHarmless(await ask(stage, ...writeRequest(row, { ...sampleRequest(row), params }, headers)))
        }
        const line = text.replaceAll(/[^\x20-\x7e]/g, '?')
        for (const hostile of ['idSite', 'authorization', 'userlang', 'cookie']) {
          expectHarmless(await ask(stage, '/parameter', { headers: { idSite: '1', [hostile]: line } }))
        }
      }
      expect(stage.log).toEqual([])
    })
  })
})

/** One look at an answer, of tens of thousands: a sentence is made of it only where it does harm. */
function expectHarmless({ status, text }: { status: number; text: string }): void {
  const isHarmless = status < 500 && !text.includes(canary) && !/syntax error|sqlite|SQLSTATE|near "/i.test(text)
  if (!isHarmless) expect.fail(`${status}: ${text}`)
}
