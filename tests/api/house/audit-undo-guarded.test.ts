import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShopApi } from '#api/contract/index.ts'
import { openInProcess } from '#api/door/in-process.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { now, setStage } from '../support/stage.ts'

const seed = Number(process.env.SEED ?? 2016)
const attempts = 200
const rights = new Set(['forbidden', 'unproven', 'unauthenticated'])

type Answer = { ok: true; value: unknown } | { ok: false; error: { code: string } }
type Act = { is: string; make: (api: ShopApi, turn: number) => Promise<Answer> }

const parameter = (id: string, value: (turn: number) => string): Act => ({
  is: `parameter ${id}`,
  make: (api, turn) => api.changeParameter({ params: { id }, body: { value: value(turn) } }),
})

/** What is guarded by its role, by a proof, or by its own use case; and two things that any administrator may do. */
const acts: Act[] = [
  parameter('script_origins', (turn) => `https://mesures-${turn}.example`),
  parameter('script_to_load', (turn) => `https://mesures-${turn}.example/a.js`),
  parameter('company_phone', (turn) => `03 84 00 00 ${10 + (turn % 90)}`),
  {
    is: 'collection',
    make: (api, turn) => api.createCollection({ body: { title: `Soirée ${turn}`, route: `soiree-${turn}` } }),
  },
  {
    is: 'servers',
    make: (api, turn) => api.changeSiteServers({ body: { devUrls: [`https://essai-${turn}.exemple.test/`], prodUrls: [] } }),
  },
  {
    is: 'application',
    make: (api, turn) =>
      api.changeExternalApp({
        params: { app: 'analytics' },
        body: { config: { isActive: true, id: `${turn}`, provider: 'matomo', url: `https://mesures-${turn}.example/` } },
      }),
  },
  {
    is: 'webhook',
    make: (api, turn) => api.createWebhook({ body: { url: `https://exemple.fr/appels/${turn}`, events: ['order.placed'] } }),
  },
]

eachDatabase('taking back what is guarded', (open) => {
  test(`threats 16, 38: of ${attempts} undos and redos by each role, none passes that its act would not (seed ${seed})`, async () => {
    const stage = await setStage(await open())
    let moment = now.getTime()
    stage.dependencies.now = () => {
      moment += 50
      return new Date(moment)
    }
    const site = bindToSite(stage.db, '1')
    const callers = await site.inTransaction(async (tx) => {
      const tokenOf = (role: 'MEMBER' | 'ADMIN' | 'SUPER_ADMIN', proven: Date) =>
        makeToken(tx, { email: `${role.toLowerCase()}@gardes.test`, role, now: proven })
      const old = new Date(now.getTime() - 3_600_000)
      return {
        visitor: undefined,
        member: await tokenOf('MEMBER', now),
        'administrator without a proof': await tokenOf('ADMIN', old),
        administrator: await tokenOf('ADMIN', now),
        'super-administrator without a proof': await tokenOf('SUPER_ADMIN', old),
        'super-administrator': await tokenOf('SUPER_ADMIN', now),
        'super-administrator of the neighbour': stage.tokens['2']?.SUPER_ADMIN,
      }
    })
    const names = Object.keys(callers) as (keyof typeof callers)[]
    const apiOf = (name: keyof typeof callers) =>
      openInProcess(stage.dependencies)({ siteId: '1', token: callers[name], clientAddress: undefined })
    const house = apiOf('super-administrator')
    const newest = async () => {
      const found = await house.listAuditLog({ query: { nbItem: 1 } })
      return found.ok ? found.value.entries[0]?.id : undefined
    }

    // Each act is tried by everybody: who may do it is what the calls themselves say.
    const may = new Set<string>()
    const made = new Map<string, string>()
    let turn = 0
    for (const { is, make } of acts) {
      for (const name of names) {
        turn += 1
        const answer = await make(apiOf(name), turn)
        if (answer.ok) {
          may.add(`${name}: ${is}`)
          made.set((await newest()) ?? '', is)
        } else expect(rights.has(answer.error.code), `${is} by ${name}: ${JSON.stringify(answer.error)}`).toBe(true)
      }
    }
    expect([...new Set(made.values())]).toEqual(acts.map(({ is }) => is))

    const passed = new Map<string, number>()
    const draws = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...names)), { seed, numRuns: attempts * names.length })
    for (const [draw, name] of draws) {
      const [id = '', is = ''] = [...made][draw % made.size] ?? []
      const answer = (await apiOf(name).undoAct({ params: { id } })) as Answer
      if (!answer.ok) continue
      expect(may.has(`${name}: ${is}`), `${name} took back ${is}`).toBe(true)
      passed.set(name, (passed.get(name) ?? 0) + 1)
      made.set((await newest()) ?? '', is)
    }
    expect([...passed.keys()].sort()).toEqual(
      names.filter((name) => [...may].some((known) => known.startsWith(`${name}: `))).sort(),
    )
    expect(passed.get('administrator')).toBeGreaterThan(3)
    expect(passed.get('super-administrator')).toBeGreaterThan(20)
  })
})
