import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rows } from '#api/contract/index.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { injections } from '../support/injections.ts'
import { writeRequest } from '../support/requests.ts'
import { inputSchema, partsOf, sampleOf, withPart } from '../support/sample.ts'
import { ask, asRole, renewTokens, roles, setStage } from '../support/stage.ts'

const seed = 20_260_301

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...injections))
const anything = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer() },
)

/** A request for one of the calls: well-formed but for one part or two. */
const request = fc.integer({ min: 0, max: rows.length - 1 }).chain((place) => {
  const [name, row] = rows[place] as (typeof rows)[number]
  const [params, query, body] = [row.params, row.query, row.body].map((schema) => inputSchema(schema))
  const fields = Object.keys(query?.properties ?? {})
  const mutate = (schema: typeof body) =>
    fc.tuple(fc.constantFrom(...partsOf(schema ?? {})), anything, fc.boolean()).map(([{ path }, part, keep]) => {
      const sample = schema?.type ? sampleOf(schema) : {}
      return keep ? sample : withPart(sample, path, part)
    })
  return fc.record({
    name: fc.constant(name),
    row: fc.constant(row),
    params: mutate(params) as fc.Arbitrary<Record<string, unknown>>,
    query: fc.dictionary(fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), text) : text, anything, { maxKeys: 3 }),
    body: row.body ? mutate(body) : fc.constant(undefined),
    role: fc.constantFrom('VISITOR' as const, ...roles),
  })
})

describe('whatever is sent to whichever call', () => {
  eachDatabase('fuzz', (open) => {
    test(`is answered in the envelope and never by a fault of ours (seed ${seed})`, async () => {
      const stage = await setStage(await open())
      const answered = new Map<number, number>()
      const property = fc.asyncProperty(request, async ({ row, role, ...given }) => {
        const [path, init] = writeRequest(row, { ...given, params: Object(given.params) }, asRole(stage, role))
        const { status, headers, json, text } = await ask(stage, path, init)
        answered.set(status, (answered.get(status) ?? 0) + 1)
        if (row.access === 'member' && status === 200) await renewTokens(stage)
        // The stage has no studio that photographs.
        const isAway = row.path === '/admin/packshot' && status === 503
        if (!isAway) expect(status, text).toBeLessThan(500)
        // A file is its own answer, and never one that a browser opens.
        if (row.sends && status === 200) return void expect(headers.get('content-disposition')).toMatch(/^attachment;/)
        expect(Object.keys(json).sort()).toEqual(['data', 'message', 'success'])
        expect(json.success).toBe(status === 200)
        if (status !== 200) expect(json.message).toMatch(/\.$/)
      })
      await fc.assert(property, { seed, numRuns: process.env.LONG ? 20_000 : 1500 })
      for (const status of [200, 400, 401, 403, 404, 422]) expect(answered.get(status) ?? 0, `${status}`).toBeGreaterThan(0)
      expect(stage.log).toEqual([])
      expect('polluted' in {}).toBe(false)
    })
  })
})
