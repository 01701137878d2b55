import type { CallName, ShopApi } from '#api/contract/index.ts'
import { openInProcess } from '#api/door/in-process.ts'
import type { Database } from '#api/platform/database/database.ts'
import { layGround, type OwnedGround } from './owner-acts.ts'
import { now, renewTokens, type Stage, setStage } from './stage.ts'

type Answer = { ok: boolean; value: Record<string, unknown> & { id: string }; error?: unknown }

/** An owner at work on site 1, whose clock goes on by a second with each call. */
export type OwnerStage = {
  stage: Stage
  api: ShopApi
  asAdmin: ShopApi
  dependencies: OwnedGround
  /** When what the acts lean on was there. */
  groundLaid: string
  ask: (name: CallName, given: object) => Promise<Answer>
  /** The same, for an answer that must not be a refusal. */
  tell: (name: CallName, given: object) => Promise<Answer['value']>
  entryOf: (resource: string, act: string) => Promise<string>
  undoLast: (resource: string, act: string) => Promise<void>
  /** The owner some days later, logged in anew. */
  later: (days: number) => Promise<ShopApi>
}

/** Sets the stage for an owner's acts, with what they lean on. */
export async function openOwnerStage(db: Database): Promise<OwnerStage> {
  const stage = await setStage(db)
  let moment = now.getTime()
  stage.dependencies.now = () => {
    moment += 1000
    return new Date(moment)
  }
  const as = (role: 'ADMIN' | 'SUPER_ADMIN') =>
    openInProcess(stage.dependencies)({ siteId: '1', token: stage.tokens['1']?.[role] ?? '', clientAddress: undefined })
  const api = as('SUPER_ADMIN')

  const ask: OwnerStage['ask'] = (name, given) => (api[name] as (given: object) => Promise<unknown>)(given) as Promise<Answer>
  const tell: OwnerStage['tell'] = async (name, given) => {
    const answer = await ask(name, given)
    if (!answer.ok) throw new Error(`${name} refused: ${JSON.stringify(answer.error)}`)
    return answer.value
  }
  const entryOf: OwnerStage['entryOf'] = async (resource, act) => {
    const { entries } = await tell('listAuditLog', { query: { resource, act, nbItem: 1 } })
    const [entry] = entries as { id: string }[]
    if (!entry) throw new Error(`no entry of ${act} of ${resource}`)
    return entry.id
  }
  return {
    stage,
    api,
    asAdmin: as('ADMIN'),
    dependencies: await layGround(db, api),
    ask,
    tell,
    entryOf,
    groundLaid: new Date(moment).toISOString(),
    undoLast: async (resource, act) => {
      await tell('undoAct', { params: { id: await entryOf(resource, act) } })
    },
    later: async (days) => {
      moment += days * 86_400_000
      await renewTokens(stage, new Date(moment))
      return as('SUPER_ADMIN')
    },
  }
}
