import { describe, expect, test } from 'vitest'
import { type Call, rows } from '#api/contract/index.ts'
import { areaResources, type KeyArea, keyAreas, reachesResource } from '#app/models/identity/key-area.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { sampleRequest, writeRequest } from '../support/requests.ts'
import { ask, now, type Stage, setStage, transports } from '../support/stage.ts'

const resourceOf = ({ path }: Call) => path.split('/')[2] ?? ''

/** Every third call in a short run, another third each turn: two keys on two databases come to all of them. */
const partOf = (turn: number) => (process.env.LONG ? rows : rows.filter((_one, place) => place % 3 === turn % 3))

/** What no program touches: who may do what, what is set once, and what was done. */
const forPeople = [
  ...[
    'address',
    'api-key',
    'audit-log',
    'backup',
    'company-address',
    'compliance',
    'component',
    'e-label',
    'export',
    'external-app',
    'font',
    'hosted-site',
    'import',
  ],
  ...[
    'form-file',
    'invitation',
    'language',
    'letter',
    'logo',
    'look',
    'mail',
    'message-spam',
    'office',
    'open-record',
    'packshot',
    'parameter',
    'payment-event',
    'payment-provider',
    'platform',
    'processing-register',
    'site',
    'user',
    'visit',
    'webhook',
    'webhook-delivery',
  ],
  // What things are called and asked for is the house's to say, and of what its pages are made.
  'custom-field',
  'own-block',
]

test('threat 38: every kind of thing is in an area of keys, or kept from programs, reviewed one by one', () => {
  const kinds = [...new Set(rows.flatMap(([, row]) => (row.path.startsWith('/admin/') ? [resourceOf(row)] : [])))]
  const open = Object.values(areaResources).flat()
  expect(kinds.filter((kind) => !open.includes(kind)).sort()).toEqual([...forPeople].sort())
  expect([...new Set(open)].filter((kind) => !kinds.includes(kind))).toEqual([])
})

const api = (stage: Stage, token?: string) => transports['in process'](stage)({ siteId: '1', clientAddress: undefined, token })
const ownerOf = (stage: Stage) => api(stage, stage.tokens['1']?.SUPER_ADMIN)

async function makeKey(stage: Stage, body: { areas?: KeyArea[]; mayWrite?: boolean; expiresOn?: string } = {}) {
  return given(await ownerOf(stage).createApiKey({ body: { name: 'Comptabilité', areas: ['ORDERS'], ...body } }))
}

const send = (stage: Stage, row: Call, secret: string) =>
  ask(stage, ...writeRequest(row, sampleRequest(row), { idSite: '1', authorization: `Bearer ${secret}` }))

describe('keys for programs', () => {
  eachDatabase('keys', (open) => {
    test('[O-01] threat 38: a key opens what its areas hold and nothing beside, whatever it may write', async () => {
      const stage = await setStage(await open())
      for (const [turn, given] of [
        { areas: [...keyAreas], mayWrite: true },
        { areas: ['CATALOG' as const], mayWrite: false },
      ].entries()) {
        const { secret } = await makeKey(stage, given)
        let calls = 0
        for (const [name, row] of partOf(turn + (stage.db.dialect === 'sqlite' ? 0 : 2))) {
          // A new minute now and then: this is not about how many there may be.
          calls += 1
          stage.dependencies.now = () => new Date(now.getTime() + Math.floor(calls / 200) * 61_000)
          const isRefused = [401, 403].includes((await send(stage, row, secret)).status)
          const isReached =
            row.fresh !== true && reachesResource(given.areas, resourceOf(row)) && (given.mayWrite || row.method === 'GET')
          if (row.access !== 'public') expect([name, isRefused]).toEqual([name, !(row.access === 'admin' && isReached)])
        }
        stage.dependencies.now = () => now
      }
    })

    test('a key is shown once, kept as a hash, and says in the journal that a program did it', async () => {
      const stage = await setStage(await open())
      const { secret, id, hint } = await makeKey(stage, { areas: ['CATALOG'], mayWrite: true })
      expect(secret).toMatch(/^vk_[\w-]{43}$/)
      expect(hint).toBe(`vk_…${secret.slice(-4)}`)
      given(await api(stage, secret).createTag({ body: { label: 'Primeurs' } }))
      const { keys } = given(await ownerOf(stage).listApiKeys())
      expect(keys).toMatchObject([
        { id, name: 'Comptabilité', lastUsedAt: now.toISOString(), areas: ['CATALOG'], mayWrite: true },
      ])
      const { entries } = given(await ownerOf(stage).listAuditLog({ query: {} }))
      expect(entries.find(({ resource }) => resource === 'tag')).toMatchObject({
        act: 'CREATE',
        role: 'ADMIN',
        key: 'Comptabilité',
        who: 'super_admin-1@exemple.test',
      })
      expect(entries.find(({ resource }) => resource === 'api-key')).toMatchObject({ act: 'CREATE', key: '', never: 'KEYS' })
      const stored = await Promise.all(
        (['api_keys', 'audit_entries', 'undo_rows'] as const).map((table) =>
          stage.db.read.selectFrom(table).selectAll().execute(),
        ),
      )
      expect(JSON.stringify([stored, keys, entries])).not.toContain(secret)
    })

    test('a key ends when it is taken back, after its day, with its maker’s place, and opens no other site', async () => {
      const stage = await setStage(await open())
      const { secret, id } = await makeKey(stage, { expiresOn: '2026-03-02' })
      const isOpen = async (token = secret) => (await codeOf(api(stage, token).listOrders({ query: {} }))) === 'ok'
      expect(await isOpen()).toBe(true)
      const elsewhere = transports['in process'](stage)({ siteId: '2', clientAddress: undefined, token: secret })
      expect(await codeOf(elsewhere.getSiteInfo())).toBe('unauthenticated')
      stage.dependencies.now = () => new Date('2026-03-02T22:00:00.000Z')
      expect(await isOpen()).toBe(true)
      stage.dependencies.now = () => new Date('2026-03-02T23:30:00.000Z')
      expect(await isOpen()).toBe(false)
      stage.dependencies.now = () => now
      const other = await makeKey(stage)
      given(await ownerOf(stage).removeApiKey({ params: { id } }))
      expect([await isOpen(), await isOpen(other.secret)]).toEqual([false, true])
      await stage.db.inTransaction((tx) =>
        tx.updateTable('users').set({ role: 'ADMIN' }).where('role', '=', 'SUPER_ADMIN').execute(),
      )
      expect(await isOpen(other.secret)).toBe(false)
    })

    test('a key makes so many calls a minute and no more, and is then told when to come again', async () => {
      const stage = await setStage(await open())
      const { secret } = await makeKey(stage)
      const program = api(stage, secret)
      for (let call = 0; call < 300; call += 1) given(await program.getLogged())
      const refused = await program.listOrders({ query: {} })
      expect(refused).toMatchObject({ ok: false, error: { code: 'rate_limited', retryAfter: 60 } })
      stage.dependencies.now = () => new Date(now.getTime() + 60_000)
      given(await program.listOrders({ query: {} }))
    })

    test('threat 38: an administrator makes no key and takes none back; nobody makes one that has ended already', async () => {
      const stage = await setStage(await open())
      const { id } = await makeKey(stage)
      const admin = api(stage, stage.tokens['1']?.ADMIN)
      expect(await codeOf(admin.createApiKey({ body: { name: 'x', areas: ['ORDERS'] } }))).toBe('forbidden')
      expect(await codeOf(admin.removeApiKey({ params: { id } }))).toBe('forbidden')
      const body = { name: 'x', areas: ['ORDERS' as const], expiresOn: '2026-02-28' }
      expect(await codeOf(ownerOf(stage).createApiKey({ body }))).toBe('invalid')
    })
  })
})
