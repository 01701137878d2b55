import { describe, expect, test } from 'vitest'
import { type Call, type CallName, rows } from '#api/contract/index.ts'
import { Id } from '#api/contract/platform/values.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { type Role, reaches } from '#app/models/identity/role.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { partFor } from '../../support/part-for.ts'
import { namedInBody } from '../support/named-in-body.ts'
import { namedByWord, namedInPath } from '../support/named-rows.ts'
import { sampleRequest, writeRequest } from '../support/requests.ts'
import { plantOfSite, plantOwned } from '../support/rows/plant-rows.ts'
import { inputSchema, partsOf, withPart } from '../support/sample.ts'
import { type Asked, ask, canary, now, type Stage, setStage } from '../support/stage.ts'

const marks = { '1': 'Coteaux', '2': canary } as const
const needed = { public: undefined, member: 'MEMBER', admin: 'ADMIN', super_admin: 'SUPER_ADMIN' } as const
const callsPerStage = 6
const idPattern = inputSchema(Id).pattern

/** Who asks: somebody of site 1, of the neighbour, or nobody. */
type Actor = { name: string; site: '1' | '2'; role: Role | undefined; token: string; owned: Record<string, string> }

/** A stage with a row of every kind for each member and each site, and everyone who may ask. */
async function people(stage: Stage): Promise<Actor[]> {
  const cast: [string, '1' | '2', Role][] = [
    ['member', '1', 'MEMBER'],
    ['other member', '1', 'MEMBER'],
    ['admin', '1', 'ADMIN'],
    ['super-admin', '1', 'SUPER_ADMIN'],
    ['admin of another site', '2', 'ADMIN'],
  ]
  const actors: Actor[] = [{ name: 'visitor', site: '1', role: undefined, token: '', owned: {} }]
  for (const [name, site, role] of cast) {
    const email = `${name.replaceAll(' ', '-')}@exemple.test`
    const entry = await bindToSite(stage.db, site).inTransaction(async (tx) => {
      const token = await makeToken(tx, { email, role, now })
      const { id } = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      return { token, owned: await plantOwned(tx, id, marks[site]) }
    })
    actors.push({ name, site, role, ...entry })
  }
  for (const site of ['1', '2'] as const) await bindToSite(stage.db, site).inTransaction((tx) => plantOfSite(tx, marks[site]))
  return actors
}

const siteTables = new WeakMap<Stage['db'], Promise<string[]>>()

/** The tables that hold rows of sites: a database is asked once, for it answers that slowly. */
async function readSiteTables({ read }: Stage['db']): Promise<string[]> {
  const tables = await read.introspection.getTables()
  return tables.filter(({ columns }) => columns.some(({ name }) => name === 'site_id')).map(({ name }) => name)
}

/** All that the neighbour has, to compare before and after. */
async function readNeighbour({ db }: Stage): Promise<string> {
  const found = []
  const names = siteTables.get(db) ?? readSiteTables(db)
  siteTables.set(db, names)
  for (const name of await names) {
    const all = await db.read
      .selectFrom(name as 'pages')
      .selectAll()
      .where('site_id', '=', '2')
      .execute()
    found.push([name, all.map((row) => JSON.stringify(row)).sort()])
  }
  return JSON.stringify(found)
}

/** What leads to a row of the site: its id, or for a page its address; the last one planted. */
async function keyOf({ db }: Stage, site: '1' | '2', table: string, row: Call): Promise<string> {
  const own = bindToSite(db, site).read
  const all = await own
    .selectFrom(table as 'pages')
    .selectAll()
    .execute()
  // Those who ask stay out of it: some calls log somebody out.
  const isPlanted = (user: unknown) => (user as { email: string }).email.startsWith(`${marks[site].toLowerCase()}-`)
  // What the calls before have left in the log was done by whoever was asked to do it.
  const isAdmins = (entry: unknown) => (entry as { role: string }).role === 'ADMIN'
  // One that a call before has named somebody in is its holder's alone.
  const isOpen = (cart: unknown) => (cart as { key_hash: string }).key_hash === ''
  const isOfKind = (body: unknown) => row.path.startsWith(`/admin/${(body as { kind: string }).kind}/`)
  const sieves: Record<string, (found: unknown) => boolean> = {
    users: isPlanted,
    audit_entries: isAdmins,
    carts: isOpen,
    body_versions: isOfKind,
    body_previews: isOfKind,
  }
  // What was taken away is nobody's to reach.
  const present = all.filter((one) => !(one as { deleted_at?: string | null }).deleted_at)
  const wanted = present.filter(sieves[table] ?? (() => true))
  const found = row.path.includes('{url') ? wanted.find(({ url }) => url === 'visites') : wanted.at(-1)
  if (!found) throw new Error(`${table} of site ${site} is empty: plant a row in plant-rows.ts`)
  return row.path.includes('{url') ? found.url : found.id
}

const send = (stage: Stage, row: Call, actor: Actor, given: ReturnType<typeof sampleRequest>): Promise<Asked> =>
  ask(stage, ...writeRequest(row, given, { idSite: '1', ...(actor.token && { authorization: `Bearer ${actor.token}` }) }))

const at = (row: Call, key: string) => ({
  ...sampleRequest(row),
  params: Object.fromEntries(Object.keys(inputSchema(row.params).properties ?? {}).map((segment) => [segment, key])),
})

/** What the roles say of a call, whatever row it names. */
function refusalOf(row: Call, actor: Actor): number | undefined {
  if (actor.site === '2') return 401
  const role = needed[row.access]
  if (role === undefined || (actor.role && reaches(actor.role, role))) return undefined
  return actor.role ? 403 : 401
}

/** The row is there for whoever asks: what becomes of the act is another matter. */
const isReached = (status: number) => ![401, 403, 404, 500].includes(status)

test('the matrix knows every call that names a row, in its path or in its body', () => {
  const inPath = rows.filter(([, row]) => Object.keys(inputSchema(row.params).properties ?? {}).length > 0)
  expect(inPath.map(([name]) => name).sort()).toEqual([...Object.keys(namedInPath), ...namedByWord].sort())
  const inBody = rows.flatMap(([name, row]) => {
    const named = row.body ? partsOf(inputSchema(row.body)).filter(({ schema }) => schema.pattern === idPattern) : []
    return named.length > 0 ? [[name, [...new Set(named.map(({ path }) => path[0]))].sort()]] : []
  })
  const reviewed = Object.entries(namedInBody).map(([name, fields]) => [name, [...(fields ?? [])].sort()])
  expect(Object.fromEntries(inBody)).toEqual(Object.fromEntries(reviewed))
})

describe('[O-01] threat 2: who reaches whose row', () => {
  eachDatabase('matrix', (open) => {
    test('of a member: the member, and nobody else, of whatever role or site', async () => {
      const stage = await setStage(await open())
      const ofMembers = rows.filter(([name]) => namedInPath[name as CallName]?.whose === 'member')
      for (const [name, row] of partFor(stage.db, ofMembers)) {
        const named = namedInPath[name as CallName]
        if (!named) continue
        const actors = await people(stage)
        const before = await readNeighbour(stage)
        for (const actor of actors) {
          for (const owner of actors.filter(({ token }) => token)) {
            const { status, text } = await send(stage, row, actor, at(row, owner.owned[named.table] ?? ''))
            const what = `${name}: ${actor.name} asks for the row of ${owner.name}`
            const expected = refusalOf(row, actor) ?? (owner === actor ? 'reached' : 404)
            expect([isReached(status) ? 'reached' : status, text.includes(canary)], what).toEqual([expected, false])
          }
        }
        expect(await readNeighbour(stage), name).toBe(before)
      }
    })

    test('of a site: those of its people whose role allows it, and nobody of another site', { timeout: 600_000 }, async () => {
      const ofSite = rows.filter(([name]) => namedInPath[name as CallName]?.whose === 'site')
      const first = await setStage(await open())
      let [stage, actors, before] = [first, [] as Actor[], '']
      for (const [place, [name, row]] of partFor(first.db, ofSite).entries()) {
        const named = namedInPath[name as CallName]
        if (!named) continue
        // A few calls share a stage: what they leave of site 1 grows, and people are planted again.
        if (place % callsPerStage === 0) {
          stage = place === 0 ? first : await setStage(await open())
          actors = await people(stage)
          before = await readNeighbour(stage)
        }
        let isThere = false
        for (const actor of actors) {
          const what = `${name}: ${actor.name}`
          const foreign = await send(stage, row, actor, at(row, await keyOf(stage, '2', named.table, row)))
          expect([foreign.text.includes(canary), foreign.status === 200 && row.access !== 'public'], what).toEqual([false, false])
          if (!isThere) await bindToSite(stage.db, '1').inTransaction((tx) => plantOfSite(tx, marks['1']))
          const key = await keyOf(stage, '1', named.table, row).catch(() => 'gone')
          const { status, text } = await send(stage, row, actor, at(row, key))
          const expected = refusalOf(row, actor) ?? 'reached'
          // Whoever is refused leaves the row to the next one, and so does who reads it.
          isThere = key !== 'gone' && (row.method === 'GET' || !isReached(status))
          const found = isReached(status) || key === 'gone' ? 'reached' : status
          expect([found === 'reached' && expected !== 'reached' ? status : found, text.includes(canary)], what).toEqual([
            expected,
            false,
          ])
        }
        expect(await readNeighbour(stage), name).toBe(before)
      }
    })

    test('named in a body: a row of another site is never shown, changed or hung on to', async () => {
      const stage = await setStage(await open())
      const actors = await people(stage)
      const before = await readNeighbour(stage)
      for (const [name, row] of partFor(
        stage.db,
        rows.filter(([name]) => namedInBody[name as CallName]),
      )) {
        const keys = [`${canary}-page-1`, await keyOf(stage, '2', 'images', row)]
        for (const key of keys) {
          const given = namedInPath[name as CallName] ? at(row, `${marks['1']}-page-1`) : sampleRequest(row)
          const parts = partsOf(inputSchema(row.body)).filter(({ schema }) => schema.pattern === idPattern)
          for (const { path } of parts.slice(0, 4)) {
            const body = withPart(given.body, path, key)
            for (const actor of actors) {
              const { text, status } = await send(stage, row, actor, { ...given, body })
              // What the caller wrote may be said back.
              const shown = keys.reduce((rest, own) => rest.replaceAll(own, ''), text)
              expect([status === 500, shown.includes(canary)], `${name} ${path.join('.')} ${actor.name}`).toEqual([false, false])
            }
          }
        }
      }
      expect(await readNeighbour(stage)).toBe(before)
    })
  })
})
