import { describe, expect, expectTypeOf, test } from 'vitest'
import type { z } from 'zod'
import { areas, type CallName, type Contract, contract, rows } from '#api/contract/index.ts'
import { comparePaths, shapeOf, spellPaths } from '#api/contract/platform/paths.ts'
import { serviceEndpoints } from '#api/contract/platform/service-endpoints.ts'
import { openOwnStage } from '../support/own-stage.ts'
import { publicCalls } from '../support/reviewed-lists.ts'
import { inputSchema, sampleOf } from '../support/sample.ts'
import { ask } from '../support/stage.ts'

const stage = openOwnStage()

describe('the table of calls', () => {
  test('threat 3: opens to everyone exactly the calls on the reviewed list', () => {
    const open = rows.filter(([, row]) => row.access === 'public').map(([, row]) => `${row.method} ${row.path}`)
    expect(open.sort()).toEqual([...publicCalls].sort())
    const lines = Object.values(serviceEndpoints).filter(({ access }) => access === 'public')
    expect(lines.map(({ path }) => path)).toEqual(['/payment/stripe/{siteId}', '/openapi.json', '/'])
  })

  test('threat 3: names who may make each call, and keeps /admin and /user to those they are for', () => {
    for (const [name, { access, path }] of rows) {
      expect(['public', 'member', 'admin', 'super_admin'], name).toContain(access)
      if (path.startsWith('/admin')) expect(['admin', 'super_admin'], name).toContain(access)
      if (/^\/user(\/|$)/.test(path)) expect(access, name).toBe('member')
    }
  })

  test('keeps no answer in memory but those of calls that read and are open to everyone', () => {
    const following = rows.filter(([, row]) => row.follows === 'content')
    expect(following.length).toBeGreaterThan(5)
    for (const [name, { method, access, changes }] of following) {
      expect([name, method, access, changes]).toEqual([name, 'GET', 'public', undefined])
    }
  })

  test('holds each name and each address once', () => {
    const names = Object.values(areas).flatMap((calls) => Object.keys(calls))
    expect(names.length).toBe(new Set(names).size)
    expect(rows.length).toBe(names.length)
    const addresses = rows.flatMap(([, row]) => spellPaths(row.path).map((path) => `${row.method} ${shapeOf(path)}`))
    expect(addresses.length).toBe(new Set(addresses).size)
  })

  test('takes an example of every body, and names every segment of a path among its params', () => {
    for (const [name, row] of rows) {
      const segments = [...row.path.matchAll(/\{(\w+)[?*]?\}/g)].map(([, segment]) => segment)
      expect(Object.keys(inputSchema(row.params).properties ?? {}), name).toEqual(segments)
      if (row.params) expect(row.params.safeParse(sampleOf(inputSchema(row.params))).success, name).toBe(true)
      if (row.body) expect(row.body.safeParse(sampleOf(inputSchema(row.body))).error?.issues ?? [], name).toEqual([])
    }
  })

  test('lets a literal path win over a named segment, for every row against every other', async () => {
    const spelled = rows.flatMap(([name, row]) => spellPaths(row.path).map((path) => ({ name, row, path })))
    for (const { name, path } of spelled) {
      const rivals = spelled
        .filter((other) => matches(other.path, path))
        .sort((left, right) => comparePaths(left.path, right.path))
      expect(shapeOf(rivals[0]?.path ?? ''), name).toBe(shapeOf(path))
      const { headers } = await ask(stage(), path.replaceAll(/\{\w+\*?\}/g, 'zz9'), { method: 'PATCH' })
      const methods = spelled.filter((other) => shapeOf(other.path) === shapeOf(path)).map(({ row }) => row.method)
      const allow = new Set<string>(methods.includes('GET') ? [...methods, 'HEAD'] : methods)
      expect(headers.get('allow'), `${name} ${path}`).toBe([...allow].sort().join(', '))
    }
  })

  test('[C-01] pages its lists as the shop does', () => {
    const size = (name: CallName) =>
      (contract[name] as { query: z.ZodType<{ nbItem: number; orderBy: unknown }> }).query.parse({})
    expect(size('listNews')).toMatchObject({ nbItem: 10, page: 1 })
    expect(size('listFolderBlogs').nbItem).toBe(12)
    expect(size('listElements').nbItem).toBe(24)
    // What stands in a footer is asked for whole.
    expect(contract.listElements.query.parse({ nbItem: '100' }).nbItem).toBe(100)
    expect(size('listAlbums').nbItem).toBe(100)
    expect(size('listServices').nbItem).toBe(100)
    expect(size('listProducts')).toMatchObject({ nbItem: 100, orderBy: { field: 'price', direction: 'asc' } })
    expect(size('listAdminPages').nbItem).toBe(10)
  })

  test('answers with plain JSON values, the same before and after the schema', () => {
    expectTypeOf<Drift>().toEqualTypeOf<never>()
  })

  test('strips from an answer what its schema does not name', () => {
    for (const [name, row] of rows) {
      const sample = sampleOf(inputSchema(row.answer))
      if (!isRecord(sample) || inputSchema(row.answer).properties === undefined) continue
      const answer = row.answer.safeParse({ ...sample, password_hash: 'argon-hash' })
      expect(JSON.stringify(answer.data ?? {}), name).not.toContain('argon-hash')
    }
  })
})

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Drift = {
  [Name in CallName]: Same<z.input<Contract[Name]['answer']>, z.output<Contract[Name]['answer']>> extends true ? never : Name
}[CallName]

/** Whether a path of the table would answer for an address that another one spells literally. */
function matches(path: string, address: string): boolean {
  const pattern = path.replaceAll(/\{\w+\*\}/g, '.+').replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(address.replaceAll(/\{\w+\*?\}/g, 'zz9'))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
